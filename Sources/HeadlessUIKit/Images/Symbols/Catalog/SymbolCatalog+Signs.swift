// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Signs without an inside, lines of text, grids.
  static let signs = """
    plus 110x104 details M55 9 55 95 M12 52 98 52
    minus 96x10 details M5 5 91 5
    xmark 84x84 details M6 6 78 78 M78 6 6 78
    checkmark 94x90 details M6 52 34 84 88 6
    equal 90x40 details M5 5 85 5 M5 35 85 35
    divide 96x92 details M5 46 91 46 solids O48 14 9 48 78 9
    lessthan 84x84 details M76 8 8 42 76 76
    greaterthan 84x84 details M8 8 76 42 8 76
    plus.forwardslash.minus 112x104 details M30 6 30 54 M6 30 54 30 M88 8 24 96 M64 84 106 84
    info 44x100 solids O22 10 8 details M8 38 22 38 22 94 M5 94 39 94
    exclamationmark 18x100 details M9 5 9 66 solids O9 91 7
    exclamationmark.2 52x100 details M9 5 9 66 M43 5 43 66 solids O9 91 7 43 91 7
    questionmark 62x100 details M5 24 C7 12 17 5 30 5 C47 5 57 14 57 27 C57 41 30 40 30 52 L30
      66 solids O30 91 7
    ellipsis 100x22 solids O11 11 9 50 11 9 89 11 9
    slash 76x76 details M6 70 70 6
    line.diagonal 88x88 details M6 82 82 6
    line.3.horizontal 112x80 details M5 5 107 5 M5 40 107 40 M5 75 107 75
    line.3.horizontal.decrease 112x80 details M5 5 107 5 M22 40 90 40 M39 75 73 75
    list.bullet 118x84 mirrored solids O9 10 7 9 42 7 9 74 7 details M32 10 113 10 M32 42 113 42
      M32 74 113 74
    list.dash 118x84 mirrored details M5 10 13 10 M32 10 113 10 M5 42 13 42 M32 42 113 42 M5 74
      13 74 M32 74 113 74
    list.star 118x88 mirrored blots S12 11 12 5 5 S12 44 12 5 5 S12 77 12 5 5 details M36 12 113
      12 M36 45 113 45 M36 78 113 78
    list.number 122x112 mirrored details M40 16 117 16 M40 56 117 56 M40 96 117 96 use 1 6 0 0.3
      use 2 4 41 0.3 use 3 4 81 0.3
    list.bullet.indent 126x84 mirrored solids O9 10 7 33 42 7 33 74 7 details M32 10 121 10 M56
      42 121 42 M56 74 121 74
    list.triangle 118x84 mirrored blots P2 4 2 16 10 4 18 P2 4 34 16 42 4 50 P2 4 66 16 74 4 82
      details M34 10 113 10 M34 42 113 42 M34 74 113 74
    checklist 126x96 mirrored details M5 20 14 30 32 8 M5 70 14 80 32 58 M54 20 121 20 M54 72
      121 72
    text.alignleft 112x84 details M5 5 107 5 M5 30 75 30 M5 55 107 55 M5 80 75 80
    text.aligncenter 112x84 details M5 5 107 5 M21 30 91 30 M5 55 107 55 M21 80 91 80
    text.alignright 112x84 details M5 5 107 5 M37 30 107 30 M5 55 107 55 M37 80 107 80
    text.justify 112x84 details M5 5 107 5 M5 30 107 30 M5 55 107 55 M5 80 107 80
    text.justify.left 112x84 details M5 5 107 5 M5 30 107 30 M5 55 107 55 M5 80 65 80
    text 112x84 mirrored details M5 5 107 5 M5 30 107 30 M5 55 107 55 M5 80 65 80
    text.append 124x96 mirrored details M5 8 105 8 M5 34 105 34 M5 60 60 60 M94 58 94 92 M77 75
      111 75
    text.insert 124x96 mirrored details M5 8 60 8 M5 34 105 34 M5 60 105 60 M5 86 105 86
    text.quote 118x84 mirrored details M6 5 6 79 M30 10 113 10 M30 42 113 42 M30 74 80 74
    text.cursor 64x118 details M32 16 32 102 M5 6 C20 6 32 8 32 20 C32 8 44 6 59 6 M5 112 C20
      112 32 110 32 98 C32 110 44 112 59 112
    increase.indent 118x84 mirrored details M5 5 113 5 M54 30 113 30 M54 55 113 55 M5 80 113 80
      M6 30 20 42 6 55
    decrease.indent 118x84 mirrored details M5 5 113 5 M54 30 113 30 M54 55 113 55 M5 80 113 80
      M20 30 6 42 20 55
    bold 68x100 details M10 49 38 49 C54 49 62 58 62 72 C62 86 54 95 38 95 L10 95 10 5 36 5 C50
      5 57 14 57 27 C57 40 50 49 36 49
    italic 66x100 details M28 5 61 5 M5 95 38 95 M45 5 21 95
    underline 72x112 details M8 5 8 52 C8 72 19 82 36 82 C53 82 64 72 64 52 L64 5 M5 107 67 107
    strikethrough 84x100 details M66 22 C62 11 54 5 42 5 C27 5 17 14 17 26 C17 32 20 38 26 42
      M62 58 C66 62 69 67 69 73 C69 86 58 95 42 95 C27 95 17 88 14 76 M5 50 79 50
    paragraphsign 78x110 details M46 105 46 6 M66 105 66 6 M73 6 32 6 C15 6 6 16 6 31 C6 46 15
      56 32 56 L46 56
    quote.opening 92x66 blots O20 46 18 70 46 18 details M6 44 C6 24 14 12 28 6 M56 44 C56 24 64
      12 78 6
    quote.closing 92x66 blots O22 20 18 72 20 18 details M36 22 C36 42 28 54 14 60 M86 22 C86 42
      78 54 64 60
    curlybraces 124x104 details M40 6 C26 6 22 12 22 24 L22 38 C22 47 16 52 6 52 C16 52 22 57 22
      66 L22 80 C22 92 26 98 40 98 F62
    slider.horizontal.3 118x92 details M5 10 65 10 M87 10 113 10 O76 10 9 M5 46 25 46 M47 46 113
      46 O36 46 9 M5 82 65 82 M87 82 113 82 O76 82 9
    slider.vertical.3 92x118 details M10 5 10 65 M10 87 10 113 O10 76 9 M46 5 46 25 M46 47 46
      113 O46 36 9 M82 5 82 65 M82 87 82 113 O82 76 9
    switch.2 112x118 outline R6 8 100 44 22 R6 66 100 44 22 solids O80 30 12 32 88 12
    sparkles 118x124 outline P3 74 22 84 54 112 64 84 74 74 106 64 74 36 64 64 54 blots P2 28 6
      33 21 48 26 33 31 28 46 23 31 8 26 23 21 P2 24 84 28 96 40 100 28 104 24 116 20 104 8 100
      20 96
    sparkle 112x112 outline P4 56 6 68 44 106 56 68 68 56 106 44 68 6 56 44 44
    rays 118x118 details M107 59 113 59 M84 59 94 59 T59 59 8
    waveform 124x108 details M6 44 6 64 M28 28 28 80 M50 8 50 100 M72 32 72 76 M94 20 94 88 M116
      44 116 64
    waveform.path.ecg 128x96 details M5 52 34 52 46 22 66 90 84 40 92 52 123 52
    waveform.path 128x96 details M5 48 16 48 28 24 44 84 60 8 78 88 94 30 106 48 123 48
    wave.3.right 92x112 mirrored details M8 40 C14 50 14 62 8 72 M34 24 C48 44 48 68 34 88 M62 8
      C86 38 86 74 62 104
    wave.3.left 92x112 details M84 40 C78 50 78 62 84 72 M58 24 C44 44 44 68 58 88 M30 8 C6 38 6
      74 30 104
    dot.radiowaves.left.and.right 150x104 solids O75 52 11 details M50 28 C38 42 38 62 50 76 M26
      8 C2 32 2 72 26 96 F75
    antenna.radiowaves.left.and.right 150x116 solids O75 42 10 details M75 46 75 111 M50 18 C38
      32 38 52 50 66 M26 5 C2 28 2 62 26 84 M100 18 C112 32 112 52 100 66 M124 5 C148 28 148 62
      124 84
    radiowaves.left 60x104 details M52 28 C40 42 40 62 52 76 M28 8 C4 32 4 72 28 96
    radiowaves.right 60x104 details M8 28 C20 42 20 62 8 76 M32 8 C56 32 56 72 32 96
    scope 122x122 details O61 61 46 M61 5 61 42 T61 61 4
    nosign 118x118 details O59 59 54 M21 21 97 97
    target 118x118 details O59 59 54 59 59 32 solids O59 59 11
    power 108x116 details M54 5 54 54 M32 18 C15 26 5 42 5 61 C5 89 27 111 54 111 C81 111 103 89
      103 61 C103 42 93 26 76 18
    command 108x108 details M37 37 37 21 C37 11 30 5 21 5 C12 5 5 12 5 21 C5 30 12 37 21 37 L37
      37 T54 54 4 M37 37 37 71 M71 37 71 71 M37 37 71 37 M37 71 71 71
    option 118x92 details M5 6 38 6 80 86 113 86 M72 6 113 6
    shift 112x108 outline P4 56 7 105 58 80 58 80 100 32 100 32 58 7 58
    control 98x52 details M6 47 49 6 92 47
    return 118x100 mirrored details M112 8 112 66 8 66 M36 38 8 66 36 94
    capslock 112x124 outline P4 56 7 105 54 80 54 80 82 32 82 32 54 7 54 R34 100 44 16 3
    delete.left 138x104 outline P14 44 6 132 6 132 98 44 98 4 52 details M60 34 96 70 M96 34 60
      70
    delete.right 138x104 outline P14 94 6 6 6 6 98 94 98 134 52 details M42 34 78 70 M78 34 42
      70
    clear 108x108 outline R5 5 98 98 18 details M36 36 72 72 M72 36 36 72
    circle.grid.2x2 108x108 outline O27 27 21 81 27 21 27 81 21 81 81 21
    circle.grid.3x3 112x112 outline O18 18 12 T56 56 4 O56 18 12 18 56 12 56 56 12 94 56 12 56
      94 12
    square.grid.2x2 108x108 outline R5 5 43 43 8 60 5 43 43 8 5 60 43 43 8 60 60 43 43 8
    square.grid.3x3 112x112 outline R6 6 24 24 5 44 6 24 24 5 82 6 24 24 5 6 44 24 24 5 44 44 24
      24 5 82 44 24 24 5 6 82 24 24 5 44 82 24 24 5 82 82 24 24 5
    square.grid.3x2 130x92 outline R6 8 30 32 5 50 8 30 32 5 94 8 30 32 5 6 52 30 32 5 50 52 30
      32 5 94 52 30 32 5
    square.grid.4x3 140x104 outline R6 6 22 22 4 42 6 22 22 4 78 6 22 22 4 112 6 22 22 4 6 41 22
      22 4 42 41 22 22 4 78 41 22 22 4 112 41 22 22 4 6 76 22 22 4 42 76 22 22 4 78 76 22 22 4
      112 76 22 22 4
    square.grid.3x3.square 108x108 outline R5 5 98 98 18 solids R24 24 16 16 2 46 24 16 16 2 68
      24 16 16 2 24 46 16 16 2 46 46 16 16 2 68 46 16 16 2 24 68 16 16 2 46 68 16 16 2 68 68 16
      16 2
    text.magnifyingglass 124x108 mirrored details M5 8 90 8 M5 36 48 36 M5 64 42 64 M5 92 52 92
      O80 60 22 M97 78 118 100
    indianrupeesign 76x104 details M8 8 68 8 M8 32 68 32 M8 8 28 8 C60 8 60 56 28 56 L8 56 54
      96
    bitcoinsign 84x118 details M12 18 46 18 C72 18 72 56 46 56 L22 56 M46 56 C80 56 80 98 46 98
      L12 98 M22 18 22 98 M34 6 34 18 M52 6 52 18 M34 98 34 112 M52 98 52 112
    scribble 118x98 details M8 60 C20 20 36 10 40 24 C44 44 20 80 32 84 C48 90 60 20 74 20 C88
      20 58 76 70 80 C84 84 92 44 110 50
    """
}
