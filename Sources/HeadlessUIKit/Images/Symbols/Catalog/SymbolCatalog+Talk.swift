// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Bubbles, bells, telephones, globes.
  static let talk = """
    message 126x112 room 63 46 44 outline R5 5 116 82 26 blots P0 30 87 30 108 55 87
    bubble.left 126x112 room 63 46 44 outline R5 5 116 82 26 blots P0 30 87 30 108 55 87
    bubble.right 126x112 room 63 46 44 outline R5 5 116 82 26 blots P0 96 87 96 108 71 87
    bubble 126x112 room 63 46 44 outline R5 5 116 82 26 blots P0 30 87 30 108 55 87
    bubble.middle.bottom 126x112 room 63 46 44 outline R5 5 116 82 26 blots P0 50 87 63 106 76
      87
    text.bubble 126x112 mirrored outline R5 5 116 82 26 blots P0 30 87 30 108 55 87 details M30
      34 96 34 M30 58 72 58
    quote.bubble 126x112 outline R5 5 116 82 26 blots P0 30 87 30 108 55 87 use quote.opening 38
      26 0.54
    bubble.left.and.bubble.right 164x124 outline R5 5 102 74 22 blots P0 26 79 26 98 48 79 over
      outline R68 40 91 66 20 blots P0 138 106 138 122 116 106
    ellipsis.message 126x112 outline R5 5 116 82 26 blots P0 30 87 30 108 55 87 solids O36 46 8
      63 46 8 90 46 8
    phone 106x106 outline M24 8 C34 10 44 26 44 34 C44 40 36 42 36 48 C38 58 48 68 58 70 C64 70
      66 62 72 62 C80 62 96 72 98 82 C98 92 90 100 80 100 C44 96 10 62 6 26 C6 16 14 8 24 8 Z
    phone.down 142x70 outline M7 36 C24 8 50 6 71 6 C92 6 118 8 135 36 C138 44 132 62 124 62
      C116 62 98 58 96 52 C94 46 96 38 92 34 C86 30 56 30 50 34 C46 38 48 46 46 52 C44 58 26 62
      18 62 C10 62 4 44 7 36 Z
    phone.arrow.up.right 112x108 outline M24 10 C34 12 44 28 44 36 C44 42 36 44 36 50 C38 60 48
      70 58 72 C64 72 66 64 72 64 C80 64 96 74 98 84 C98 94 90 102 80 102 C44 98 10 64 6 28 C6
      18 14 10 24 10 Z ink M66 44 104 6 M76 6 104 6 104 34
    phone.arrow.down.left 112x108 outline M24 10 C34 12 44 28 44 36 C44 42 36 44 36 50 C38 60 48
      70 58 72 C64 72 66 64 72 64 C80 64 96 74 98 84 C98 94 90 102 80 102 C44 98 10 64 6 28 C6
      18 14 10 24 10 Z ink M104 6 66 44 M66 16 66 44 94 44
    phone.connection 112x108 outline M24 10 C34 12 44 28 44 36 C44 42 36 44 36 50 C38 60 48 70
      58 72 C64 72 66 64 72 64 C80 64 96 74 98 84 C98 94 90 102 80 102 C44 98 10 64 6 28 C6 18
      14 10 24 10 Z ink M60 32 C68 34 72 38 74 46 M62 8 C84 12 94 22 98 44
    megaphone 134x108 outline P8 6 38 28 34 112 6 112 96 28 68 6 64 ink M112 36 C124 40 124 62
      112 66 M36 70 44 98 64 98 58 78
    paperplane 112x112 outline P0 105 7 66 106 52 60 6 46 details M52 60 104 8
    link 122x66 details M52 9 32 9 C0 9 0 57 32 57 L52 57 M70 9 90 9 C122 9 122 57 90 57 L70 57
      M38 33 84 33
    bell 104x118 outline M52 8 C74 8 86 24 86 44 C86 70 99 80 99 92 L5 92 C5 80 18 70 18 44 C18
      24 30 8 52 8 Z blots M38 98 C38 118.4 66 118.4 66 98 Z
    bell.and.waves.left.and.right 160x118 outline M80 8 C102 8 114 24 114 44 C114 70 127 80 127
      92 L33 92 C33 80 46 70 46 44 C46 24 58 8 80 8 Z blots M66 98 C66 118.4 94 118.4 94 98 Z
      ink M26 16 C12 32 8 48 10 66 M134 16 C148 32 152 48 150 66
    globe 118x118 details O59 59 54 M5 59 113 59 M59 5 59 113 M59 5 C19 34 19 84 59 113 M59 5
      C99 34 99 84 59 113
    globe.americas 118x118 outline O59 59 54 solids P8 24 24 52 16 70 26 58 44 44 48 38 60 24 50
      14 40 P8 46 62 70 66 78 80 62 100 52 106 48 84
    globe.europe.africa 118x118 outline O59 59 54 solids P7 44 14 74 12 88 26 66 36 46 36 P8 40
      44 70 44 90 62 76 74 70 100 58 100 54 74 36 64
    globe.asia.australia 118x118 outline O59 59 54 solids P8 36 16 72 12 98 36 82 50 66 62 54 46
      34 40 P7 70 76 92 70 94 88 78 96
    """
}
