// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Players, sound and pictures.
  static let media = """
    play 98x104 outline P10 9 7 91 52 9 97
    pause 82x104 outline R7 6 22 92 4 53 6 22 92 4
    stop 96x96 outline R6 6 84 84 8
    playpause 140x96 outline P4 8 8 76 48 8 88 R92 8 14 80 4 120 8 14 80 4
    forward 136x84 outline P6 6 7 66 42 6 77 P6 68 7 128 42 68 77
    backward 136x84 outline P6 68 7 8 42 68 77 P6 130 7 70 42 130 77
    forward.end 108x96 outline P4 8 8 78 48 8 88 R90 8 10 80 4
    backward.end 108x96 outline P4 100 8 30 48 100 88 R8 8 10 80 4
    forward.end.alt 146x92 outline P0 6 8 62 46 6 84 P0 64 8 120 46 64 84 R130 8 10 76 4
    backward.end.alt 146x92 outline P0 140 8 84 46 140 84 P0 82 8 26 46 82 84 R6 8 10 76 4
    eject 108x104 outline P4 54 7 102 62 6 62 R6 80 96 16 4
    goforward 100x114 room 50 66 38 details M50 22 C25 22 5 42 5 66 C5 90 25 109 50 109 C75 109
      95 90 95 66 M44 5 62 22 44 40
    gobackward 100x114 room 50 66 38 details M50 22 C75 22 95 42 95 66 C95 90 75 109 50 109 C25
      109 5 90 5 66 M56 5 38 22 56 40
    goforward.10 100x114 details M50 22 C25 22 5 42 5 66 C5 90 25 109 50 109 C75 109 95 90 95 66
      M44 5 62 22 44 40 use 1 24 48 0.36 use 0 46 48 0.36
    gobackward.10 100x114 details M50 22 C75 22 95 42 95 66 C95 90 75 109 50 109 C25 109 5 90 5
      66 M56 5 38 22 56 40 use 1 24 48 0.36 use 0 46 48 0.36
    goforward.15 100x114 details M50 22 C25 22 5 42 5 66 C5 90 25 109 50 109 C75 109 95 90 95 66
      M44 5 62 22 44 40 use 1 24 48 0.36 use 5 46 48 0.36
    gobackward.15 100x114 details M50 22 C75 22 95 42 95 66 C95 90 75 109 50 109 C25 109 5 90 5
      66 M56 5 38 22 56 40 use 1 24 48 0.36 use 5 46 48 0.36
    goforward.30 100x114 details M50 22 C25 22 5 42 5 66 C5 90 25 109 50 109 C75 109 95 90 95 66
      M44 5 62 22 44 40 use 3 22 48 0.36 use 0 50 48 0.36
    gobackward.30 100x114 details M50 22 C75 22 95 42 95 66 C95 90 75 109 50 109 C25 109 5 90 5
      66 M56 5 38 22 56 40 use 3 22 48 0.36 use 0 50 48 0.36
    speaker 84x100 mirrored outline P8 6 34 28 34 56 8 56 92 28 66 6 66
    speaker.wave.1 100x100 mirrored outline P8 6 34 26 34 52 8 52 92 26 66 6 66 ink M72 32 C80
      44 80 56 72 68
    speaker.wave.2 124x100 mirrored outline P8 6 34 26 34 52 8 52 92 26 66 6 66 ink M72 32 C80
      44 80 56 72 68 M90 18 C104 38 104 62 90 82
    speaker.wave.3 148x104 mirrored outline P8 6 36 26 36 52 10 52 94 26 68 6 68 ink M72 34 C80
      46 80 58 72 70 M90 20 C104 40 104 64 90 84 M108 6 C128 32 128 72 108 98
    mic 82x124 outline R25 5 32 66 16 details M5 54 C5 78 20 92 41 92 C62 92 77 78 77 54 M41 92
      41 118 M20 118 62 118
    music.note 82x118 blots E24 96 19 16 ink M42 96 42 10 C50 24 76 26 76 46
    music.note.list 128x112 blots E86 90 16 13 ink M101 90 101 20 C108 32 122 34 122 50 M5 16 76
      16 M5 46 76 46 M5 76 54 76
    music.quarternote.3 124x112 blots E22 92 16 14 E96 84 16 14 ink M37 92 37 22 111 10 111 84
      M37 42 111 30
    music.mic 118x118 outline O82 36 30 details M60 58 16 108 C8 112 4 106 8 100 L58 34
    music.note.square.stack 108x124 outline R6 38 96 80 16 details M22 22 86 22 M34 6 74 6
      solids E44 96 11 9 details M54 94 54 58 72 64
    music.note.house 130x112 outline P4 65 8 112 48 112 106 18 106 18 48 details M5 54 65 6 125
      54 M68 88 68 52 84 60 solids E58 88 11 9
    headphones 118x112 ink M12 66 L12 58 C12 26 34 7 59 7 C84 7 106 26 106 58 L106 66 blots R7
      62 23 45 10 88 62 23 45 10
    earbuds 124x112 outline M46 8 C62 8 62 42 46 42 L40 42 36 100 C35 108 24 108 24 100 L22 46
      C8 40 10 8 30 8 Z F62
    airplayaudio 118x112 details M36 86 C26 80 20 70 20 58 C20 36 38 20 59 20 C80 20 98 36 98 58
      C98 70 92 80 82 86 M28 102 C12 92 5 76 5 58 C5 28 30 5 59 5 C88 5 113 28 113 58 C113 76
      106 92 90 102 outline P3 59 64 86 106 32 106
    airplayvideo 130x112 details B14 30 88 5 88 5 6 125 6 125 88 100 88 outline P3 65 66 96 106
      34 106
    video 138x92 room 49 46 44 outline R5 7 88 78 18 P6 104 36 132 16 132 76 104 56
    film 134x104 outline R5 5 124 94 14 details M34 5 34 99 M100 5 100 99 M34 52 100 52 M5 36 34
      36 M5 68 34 68 M100 36 129 36 M100 68 129 68
    photo 134x106 outline R5 5 124 96 14 solids O38 36 11 details M8 88 42 60 60 76 92 44 127 76
    camera 136x106 room 68 60 44 outline P12 5 24 38 24 48 7 88 7 98 24 131 24 131 100 5 100
      details O68 60 23
    camera.filters 118x116 details O59 38 32 39 76 32 79 76 32
    camera.metering.none 130x104 outline R5 5 120 94 18
    camera.viewfinder 116x116 details B16 5 30 5 5 30 5 T58 58 4 use camera 24 32 0.5
    camera.rotate 136x106 outline P12 5 24 38 24 48 7 88 7 98 24 131 24 131 100 5 100 details
      M50 56 C52 46 60 40 68 40 C76 40 82 44 86 52 M86 64 C84 74 76 80 68 80 C60 80 54 76 50 68
      M92 40 87 54 74 50 M44 80 49 66 62 70
    livephoto 118x118 details O59 59 18 59 59 34 blots O113 59 4 T59 59 24
    radio 130x112 outline R6 36 118 70 14 details M28 34 104 7 M86 56 108 56 M86 78 108 78 O46
      70 20
    metronome 96x118 outline P10 32 6 64 6 90 112 6 112 details M12 88 84 88 M48 88 90 26
    tv 138x104 room 69 42 44 outline R5 5 128 76 14 details M44 99 94 99
    play.tv 138x104 outline R5 5 128 76 14 details M44 99 94 99 solids P3 58 26 88 43 58 60
    hifispeaker 92x122 outline R6 6 80 110 12 details O46 78 22 solids O46 30 9
    captions.bubble 126x112 outline P14 5 5 121 5 121 87 58 87 32 108 32 87 5 87 details M26 40
      60 40 M76 40 100 40 M26 62 44 62 M60 62 100 62
    photo.stack 122x118 outline R6 32 110 80 14 details M14 19 108 19 M24 6 98 6 M8 102 40 70
      60 90 82 64 112 94 solids O36 56 9
    pip 138x104 outline R6 6 126 92 14 solids R70 54 50 32 6
    """
}
