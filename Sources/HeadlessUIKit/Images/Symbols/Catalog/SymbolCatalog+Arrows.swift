// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Arrows, and what goes round.
  static let arrows = """
    chevron.right 58x98 details M8 5 50 49 8 93
    chevron.left 58x98 details M50 5 8 49 50 93
    chevron.forward 58x98 mirrored details M8 5 50 49 8 93
    chevron.backward 58x98 mirrored details M50 5 8 49 50 93
    chevron.down 98x58 details M5 8 49 50 93 8
    chevron.up 98x58 details M5 50 49 8 93 50
    chevron.up.chevron.down 68x106 details M5 35 34 6 63 35 M5 71 34 100 63 71
    chevron.compact.up 118x32 details M5 27 59 6 113 27
    chevron.compact.down 118x32 details M5 5 59 26 113 5
    chevron.compact.left 32x118 details M27 5 6 59 27 113
    chevron.compact.right 32x118 details M5 5 26 59 5 113
    chevron.right.2 98x98 details M8 5 50 49 8 93 M48 5 90 49 48 93
    chevron.left.2 98x98 details M50 5 8 49 50 93 M90 5 48 49 90 93
    chevron.left.forwardslash.chevron.right 164x98 details M46 10 6 49 46 88 M118 10 158 49 118
      88 M100 5 64 93
    arrow.right 112x86 details M5 43 107 43 M70 5 107 43 70 81
    arrow.left 112x86 details M107 43 5 43 M42 5 5 43 42 81
    arrow.forward 112x86 mirrored details M5 43 107 43 M70 5 107 43 70 81
    arrow.backward 112x86 mirrored details M107 43 5 43 M42 5 5 43 42 81
    arrow.up 86x112 details M43 107 43 5 M5 42 43 5 81 42
    arrow.down 86x112 details M43 5 43 107 M5 70 43 107 81 70
    arrow.up.right 80x80 details M5 75 74 6 M20 6 74 6 74 60
    arrow.up.forward 80x80 mirrored details M5 75 74 6 M20 6 74 6 74 60
    arrow.up.left 80x80 details M75 75 6 6 M60 6 6 6 6 60
    arrow.up.backward 80x80 mirrored details M75 75 6 6 M60 6 6 6 6 60
    arrow.down.right 80x80 details M5 5 74 74 M20 74 74 74 74 20
    arrow.down.forward 80x80 mirrored details M5 5 74 74 M20 74 74 74 74 20
    arrow.down.left 80x80 details M75 5 6 74 M60 74 6 74 6 20
    arrow.down.backward 80x80 mirrored details M75 5 6 74 M60 74 6 74 6 20
    arrow.up.arrow.down 112x96 details M30 91 30 6 M5 31 30 6 55 31 M82 5 82 90 M57 65 82 90 107
      65
    arrow.left.arrow.right 96x112 details M91 30 6 30 M31 5 6 30 31 55 M5 82 90 82 M65 57 90 82
      65 107
    arrow.up.and.down 66x124 details M33 5 33 119 M5 33 33 5 61 33 M5 91 33 119 61 91
    arrow.left.and.right 124x66 details M5 33 119 33 M33 5 5 33 33 61 M91 5 119 33 91 61
    arrow.up.left.and.arrow.down.right 108x108 details M44 44 7 7 M7 38 7 7 38 7 M64 64 101 101
      M101 70 101 101 70 101
    arrow.down.right.and.arrow.up.left 108x108 details M7 7 44 44 M44 14 44 44 14 44 M101 101 64
      64 M64 94 64 64 94 64
    arrow.up.and.down.and.arrow.left.and.right 124x124 details M62 5 62 119 M44 23 62 5 80 23
      M44 101 62 119 80 101 M5 62 119 62 M23 44 5 62 23 80 M101 44 119 62 101 80
    arrow.clockwise 100x114 room 50 66 38 details M50 22 C25 22 5 42 5 66 C5 90 25 109 50 109
      C75 109 95 90 95 66 M44 5 62 22 44 40
    arrow.counterclockwise 100x114 room 50 66 38 details M50 22 C75 22 95 42 95 66 C95 90 75 109
      50 109 C25 109 5 90 5 66 M56 5 38 22 56 40
    arrow.triangle.2.circlepath 126x104 room 63 52 42 details M16 46 C20 24 40 9 63 9 C82 9 96
      19 104 34 M108 10 106 36 80 34 M110 58 C106 80 86 95 63 95 C44 95 30 85 22 70 M18 94 20 68
      46 70
    arrow.triangle.2.circlepath.camera 140x110 details M5 24 C10 14 20 9 30 9 M5 9 5 25 21 25
      M135 88 C130 98 120 103 110 103 M135 103 135 87 119 87 outline P8 24 36 46 36 54 24 84 24
      92 36 116 36 116 92 24 92 details O70 62 16
    arrow.2.squarepath 118x118 details B16 8 74 8 20 64 20 M46 4 64 20 46 38 B16 110 44 110 98
      54 98 M72 114 54 98 72 80
    arrow.3.trianglepath 124x112 details M44 40 62 9 88 54 M66 52 88 54 94 32 M104 78 116 102 62
      102 M76 86 60 102 76 108 M42 102 8 102 34 58 M14 64 34 58 42 80
    arrow.triangle.branch 104x116 details M22 111 22 6 M5 26 22 6 39 26 B24 22 92 80 74 80 24
      M63 42 80 22 97 42
    arrow.uturn.backward 112x100 mirrored details M6 32 H74 C96 32 107 46 107 63 C107 80 96 94
      74 94 H40 M32 6 6 32 32 58
    arrow.uturn.left 112x100 details M6 32 H74 C96 32 107 46 107 63 C107 80 96 94 74 94 H40 M32
      6 6 32 32 58
    arrow.uturn.forward 112x100 mirrored details M106 32 H38 C16 32 5 46 5 63 C5 80 16 94 38 94
      H72 M80 6 106 32 80 58
    arrow.uturn.right 112x100 details M106 32 H38 C16 32 5 46 5 63 C5 80 16 94 38 94 H72 M80 6
      106 32 80 58
    arrow.uturn.up 100x112 details M32 6 V74 C32 96 46 107 63 107 C80 107 94 96 94 74 V40 M6 32
      32 6 58 32
    arrow.uturn.down 100x112 details M32 106 V38 C32 16 46 5 63 5 C80 5 94 16 94 38 V72 M6 80 32
      106 58 80
    arrow.turn.down.right 112x92 details B24 6 5 6 62 106 62 M80 36 106 62 80 87
    arrow.turn.down.left 112x92 details B24 106 5 106 62 6 62 M32 36 6 62 32 87
    arrow.turn.up.right 112x92 details B24 6 87 6 30 106 30 M80 5 106 30 80 56
    arrow.turn.up.left 112x92 details B24 106 87 106 30 6 30 M32 5 6 30 32 56
    arrow.turn.right.up 92x112 details B24 5 106 62 106 62 6 M36 32 62 6 87 32
    arrow.down.to.line 92x118 details M46 5 V90 M12 58 46 91 80 58 M5 113 H87
    arrow.up.to.line 92x118 details M46 113 V28 M12 60 46 27 80 60 M5 5 H87
    arrow.right.to.line 118x92 details M5 46 H90 M58 12 91 46 58 80 M113 5 V87
    arrow.left.to.line 118x92 details M113 46 H28 M60 12 27 46 60 80 M5 5 V87
    arrow.up.and.down.text.horizontal 124x108 details M24 5 V103 M5 24 24 5 43 24 M5 84 24 103
      43 84 M62 22 H119 M62 54 H119 M62 86 H119
    arrow.left.and.right.righttriangle.left.righttriangle.right 144x104 outline P3 62 42 62 98 6
      98 P3 82 42 82 98 138 98 details M40 14 H104 M54 4 40 14 54 24 M90 4 104 14 90 24
    arrow.up.and.down.righttriangle.up.righttriangle.down 104x144 outline P3 42 62 98 62 98 6 P3
      42 82 98 82 98 138 details M14 40 V104 M4 54 14 40 24 54 M4 90 14 104 24 90
    arrowshape.turn.up.left 126x108 outline P4 6 50 54 6 54 30 88 30 120 62 120 101 104 82 86 70
      54 70 54 94
    arrowshape.turn.up.right 126x108 outline P4 120 50 72 6 72 30 38 30 6 62 6 101 22 82 40 70
      72 70 72 94
    arrowshape.turn.up.backward 126x108 mirrored outline P4 6 50 54 6 54 30 88 30 120 62 120 101
      104 82 86 70 54 70 54 94
    arrowshape.turn.up.forward 126x108 mirrored outline P4 120 50 72 6 72 30 38 30 6 62 6 101 22
      82 40 70 72 70 72 94
    arrowshape.turn.up.left.2 150x108 outline P4 30 50 78 6 78 30 112 30 144 62 144 101 128 82
      110 70 78 70 78 94 details M50 8 6 50 50 92
    arrowshape.right 122x104 outline P6 6 32 60 32 60 7 116 52 60 97 60 72 6 72
    arrowshape.left 122x104 outline P6 116 32 62 32 62 7 6 52 62 97 62 72 116 72
    arrowshape.forward 122x104 mirrored outline P6 6 32 60 32 60 7 116 52 60 97 60 72 6 72
    arrowshape.backward 122x104 mirrored outline P6 116 32 62 32 62 7 6 52 62 97 62 72 116 72
    arrowshape.up 104x122 outline P6 32 116 32 62 7 62 52 6 97 62 72 62 72 116
    arrowshape.down 104x122 outline P6 32 6 32 60 7 60 52 116 97 60 72 60 72 6
    arrowtriangle.right 84x96 outline P8 7 8 77 48 7 88
    arrowtriangle.left 84x96 outline P8 77 8 7 48 77 88
    arrowtriangle.forward 84x96 mirrored outline P8 7 8 77 48 7 88
    arrowtriangle.backward 84x96 mirrored outline P8 77 8 7 48 77 88
    arrowtriangle.up 96x84 outline P8 8 77 48 7 88 77
    arrowtriangle.down 96x84 outline P8 8 7 48 77 88 7
    repeat 126x104 room 63 52 40 details M5 48 C5 30 16 22 32 22 H116 M98 5 117 22 98 40 M121 56
      C121 74 110 82 94 82 H10 M28 64 9 82 28 99
    repeat.1 126x104 details M5 48 C5 30 16 22 32 22 H116 M98 5 117 22 98 40 M52 82 H10 M28 64 9
      82 28 99 M90 68 104 58 V96
    shuffle 124x92 details M5 18 H24 C52 18 62 74 92 74 H116 M100 58 117 74 100 89 M5 74 H24 C32
      74 38 70 44 63 M70 29 C76 22 84 18 92 18 H116 M100 3 117 18 100 34
    rotate.right 118x118 outline R6 56 64 56 10 details M40 14 C76 14 98 34 100 70 M82 56 101 74
      113 56
    rotate.left 118x118 outline R48 56 64 56 10 details M78 14 C42 14 20 34 18 70 M36 56 17 74 5
      56
    clock.arrow.circlepath 126x114 details M17 42 C26 19 44 6 65 6 C94 6 118 29 118 57 C118 85
      94 108 65 108 C46 108 30 98 21 83 M4 34 16 52 36 42 M65 30 V60 L86 72
    lock.rotation 110x122 details M55 20 C28 20 6 42 6 68 C6 94 28 115 55 115 C82 115 104 94 104
      68 M48 5 66 20 48 36 use lock 35 40 0.46
    crop.rotate 124x118 details M26 34 V92 H98 M12 48 H84 V104 M70 12 C92 12 108 20 112 40 M98
      30 113 44 121 26
    arrow.right.arrow.left 124x104 details M6 28 118 28 M96 6 118 28 96 50 M118 76 6 76 M28 54
      6 76 28 98
    """
}
