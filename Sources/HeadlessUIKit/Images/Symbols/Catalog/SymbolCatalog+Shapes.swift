// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Shapes, frames, layouts.
  static let shapes = """
    circle 118x118 room 59 59 58 outline O59 59 54
    square 108x108 room 54 54 58 outline R5 5 98 98 18
    rectangle 130x104 room 65 52 56 outline R5 5 120 94 18
    rectangle.portrait 96x124 room 48 62 50 outline R6 6 84 112 18
    triangle 124x112 room 62 72 44 outline P12 62 7 118 105 6 105
    exclamationmark.triangle 124x112 outline P12 62 7 118 105 6 105 details M62 42 62 70 solids
      O62 86 6
    diamond 126x126 room 63 63 54 outline P12 63 6 120 63 63 120 6 63
    octagon 118x118 room 59 59 58 outline P8 37 6 81 6 112 37 112 81 81 112 37 112 6 81 6 37
    hexagon 114x122 room 57 61 54 outline P8 57 6 107 34 107 88 57 116 7 88 7 34
    pentagon 118x114 room 59 60 50 outline P8 59 6 113 46 92 108 26 108 5 46
    capsule 138x92 room 69 46 44 outline R6 8 126 76 38
    oval 138x98 room 69 49 44 outline E69 49 63 43
    app 112x112 room 56 56 60 outline R5 5 102 102 28
    seal 124x124 room 62 62 54 outline S62 62 57 48 12 9
    shield 106x122 room 53 56 48 outline M53 6 C66 16 82 22 100 24 L100 58 C100 88 82 106 53 116
      C24 106 6 88 6 58 L6 24 C24 22 40 16 53 6 Z
    shield.lefthalf.filled 106x122 outline M53 6 C66 16 82 22 100 24 L100 58 C100 88 82 106 53
      116 C24 106 6 88 6 58 L6 24 C24 22 40 16 53 6 Z blots M53 6 C40 16 24 22 6 24 L6 58 C6 88
      24 106 53 116 Z
    shield.checkerboard 106x122 outline M53 6 C66 16 82 22 100 24 L100 58 C100 88 82 106 53 116
      C24 106 6 88 6 58 L6 24 C24 22 40 16 53 6 Z solids M53 6 C40 16 24 22 6 24 L6 62 53 62 Z
      M53 62 100 62 C98 88 82 106 53 116 Z
    cross 112x112 room 56 56 40 outline P6 40 6 72 6 72 40 106 40 106 72 72 72 72 106 40 106 40
      72 6 72 6 40 40 40
    circle.dotted 118x118 room 59 59 58 blots O113 59 5 T59 59 16
    circle.dashed 118x118 room 59 59 58 details A59 59 54 -14 14 T59 59 8
    square.dashed 108x108 room 54 54 58 details B18 5 28 5 5 28 5 M44 5 64 5 T54 54 4
    rectangle.dashed 130x104 room 65 52 56 details B18 5 28 5 5 28 5 F65 B18 5 76 5 99 28 99 B18
      125 76 125 99 102 99 M46 5 84 5 M46 99 84 99 M5 44 5 60 M125 44 125 60
    circle.lefthalf.filled 118x118 outline O59 59 54 blots A59 59 54 90 270 Z
    circle.righthalf.filled 118x118 outline O59 59 54 blots A59 59 54 -90 90 Z
    circle.bottomhalf.filled 118x118 outline O59 59 54 blots A59 59 54 0 180 Z
    circle.tophalf.filled 118x118 outline O59 59 54 blots A59 59 54 180 360 Z
    circle.inset.filled 118x118 outline O59 59 54 blots O59 59 36
    record.circle 118x118 outline O59 59 54 solids O59 59 30
    largecircle.fill.circle 118x118 ink O59 59 54 blots O59 59 38
    smallcircle.filled.circle 118x118 outline O59 59 54 solids O59 59 18
    circlebadge 70x70 outline O35 35 29
    star 122x116 room 61 65 36 outline S61 63 57 23 5
    star.leadinghalf.filled 122x116 mirrored outline S61 63 57 23 5 blots M61 6 47.5 44.4 6.8
      45.4 39.1 70.1 27.5 109.1 61 86 Z
    heart 120x108 room 60 46 44 outline M60 102 C28 80 6 60 6 36 C6 18 18 6 34 6 C45 6 54 11 60
      22 C66 11 75 6 86 6 C102 6 114 18 114 36 C114 60 92 80 60 102 Z
    suit.diamond 88x122 outline P4 44 7 81 61 44 115 7 61
    suit.spade 104x122 outline M52 7 C62 30 98 46 98 72 C98 86 88 95 76 95 C66 95 58 90 52 80
      C46 90 38 95 28 95 C16 95 6 86 6 72 C6 46 42 30 52 7 Z blots P3 52 82 70 116 34 116
    suit.club 116x122 outline O58 31 24 29 74 23 87 74 23 blots P3 58 60 76 116 40 116 O58 62 14
    bolt 84x124 outline P0 50 6 8 70 40 70 34 118 76 52 44 52
    bolt.horizontal 124x84 outline P0 6 50 70 8 70 36 118 34 52 76 52 46
    bolt.shield 106x122 outline M53 6 C66 16 82 22 100 24 L100 58 C100 88 82 106 53 116 C24 106
      6 88 6 58 L6 24 C24 22 40 16 53 6 Z solids P0 60 26 30 66 50 66 44 94 76 52 56 52
    cube 112x122 outline P6 56 6 106 34 106 88 56 116 6 88 6 34 details M8 35 56 62 104 35 M56
      62 56 114
    cube.transparent 112x122 details M56 6 80 19 M56 6 32 19 M56 116 80 103 M56 116 32 103 M6 34
      6 50 M106 34 106 50 M6 88 6 72 M106 88 106 72 M6 34 22 43 M106 34 90 43 M6 88 22 79 M106
      88 90 79 M56 62 56 80 M56 62 40 53 M56 62 72 53
    cylinder 96x122 outline M7 24 C7 0 89 0 89 24 L89 98 C89 122 7 122 7 98 Z details M7 24 C7
      46 89 46 89 24
    cylinder.split.1x2 96x122 outline M7 24 C7 0 89 0 89 24 L89 98 C89 122 7 122 7 98 Z details
      M7 24 C7 46 89 46 89 24 M7 62 C7 84 89 84 89 62
    square.stack 108x124 outline R6 38 96 80 16 details M22 22 86 22 M34 6 74 6
    square.stack.3d.up 122x124 outline P6 61 6 116 34 61 62 6 34 details M6 60 61 88 116 60 M6
      86 61 114 116 86
    square.3.layers.3d 122x124 outline P6 61 6 116 34 61 62 6 34 details M6 60 61 88 116 60 M6
      86 61 114 116 86
    square.stack.3d.down.right 118x118 outline R40 40 72 72 12 details M24 24 92 24 M24 24 24 92
      M8 8 76 8 M8 8 8 76
    square.filled.on.square 118x118 details B14 6 76 6 6 82 6 82 22 M6 76 22 76 blots R34 34 80
      80 14
    square.fill.on.square 118x118 details B14 22 82 6 82 6 6 82 6 82 18 blots R36 36 78 78 14
    rectangle.stack 124x112 outline R6 36 112 70 14 details M20 21 104 21 M34 6 90 6
    rectangle.stack.person.crop 124x112 outline R6 36 112 70 14 details M20 21 104 21 M34 6 90 6
      solids O62 60 12 M40 92 C44 76 80 76 84 92 Z
    rectangle.split.3x1 130x104 outline R5 5 120 94 18 details M45 5 45 99 M85 5 85 99
    rectangle.split.2x1 130x104 outline R5 5 120 94 18 details M65 5 65 99
    rectangle.split.1x2 130x104 outline R5 5 120 94 18 details M5 52 125 52
    rectangle.split.2x2 130x104 outline R5 5 120 94 18 details M65 5 65 99 M5 52 125 52
    rectangle.split.3x3 130x104 outline R5 5 120 94 18 details M45 5 45 99 M85 5 85 99 M5 36 125
      36 M5 68 125 68
    square.split.2x1 108x108 outline R5 5 98 98 18 details M54 5 54 103
    square.split.1x2 108x108 outline R5 5 98 98 18 details M5 54 103 54
    square.split.2x2 108x108 outline R5 5 98 98 18 details M54 5 54 103 M5 54 103 54
    square.lefthalf.filled 108x108 outline R5 5 98 98 18 blots M54 5 23 5 C13 5 5 13 5 23 L5 85
      C5 95 13 103 23 103 L54 103 Z
    square.righthalf.filled 108x108 outline R5 5 98 98 18 blots M54 5 85 5 C95 5 103 13 103 23
      L103 85 C103 95 95 103 85 103 L54 103 Z
    rectangle.grid.1x2 112x108 outline R6 6 100 40 9 6 62 100 40 9
    rectangle.grid.2x2 130x104 outline R6 8 52 38 8 72 8 52 38 8 6 58 52 38 8 72 58 52 38 8
    rectangle.grid.3x2 140x100 outline R6 10 34 34 6 53 10 34 34 6 100 10 34 34 6 6 56 34 34 6
      53 56 34 34 6 100 56 34 34 6
    rectangle.3.group 134x104 outline R6 6 54 92 10 76 6 52 38 8 76 60 52 38 8
    rectangle.expand.vertical 112x128 outline R6 46 100 36 10 details M38 20 56 6 74 20 M56 6 56
      30 M38 108 56 122 74 108 M56 122 56 98
    rectangle.compress.vertical 112x128 outline R6 46 100 36 10 details M38 16 56 30 74 16 M56
      30 56 6 M38 112 56 98 74 112 M56 98 56 122
    rectangle.portrait.and.arrow.right 128x124 details B16 80 34 80 6 6 6 6 118 80 118 80 90 M44
      62 120 62 M100 40 122 62 100 84
    rectangle.portrait.and.arrow.forward 128x124 mirrored details B16 80 34 80 6 6 6 6 118 80
      118 80 90 M44 62 120 62 M100 40 122 62 100 84
    rectangle.portrait.and.arrow.left 128x124 details B16 80 34 80 6 6 6 6 118 80 118 80 90 M122
      62 46 62 M66 40 44 62 66 84
    rectangle.portrait.split.2x1 104x124 outline R6 6 92 112 16 details M52 6 52 118
    sidebar.left 130x104 outline R5 5 120 94 18 details M48 5 48 99 M18 28 34 28 M18 46 34 46
      M18 64 34 64
    sidebar.leading 130x104 mirrored outline R5 5 120 94 18 details M48 5 48 99 M18 28 34 28 M18
      46 34 46 M18 64 34 64
    sidebar.right 130x104 outline R5 5 120 94 18 details M82 5 82 99 M96 28 112 28 M96 46 112 46
      M96 64 112 64
    sidebar.trailing 130x104 mirrored outline R5 5 120 94 18 details M82 5 82 99 M96 28 112 28
      M96 46 112 46 M96 64 112 64
    aspectratio 130x104 outline R5 5 120 94 18 details M22 44 22 22 44 22 M86 82 108 82 108 60
    viewfinder 116x116 room 58 58 66 details B16 5 34 5 5 34 5 T58 58 4
    dot.viewfinder 116x116 details B16 5 34 5 5 34 5 T58 58 4 solids O58 58 12
    crop 116x116 details M28 5 28 88 111 88 M5 28 88 28 88 111
    squareshape.squareshape.dashed 118x118 outline R6 6 60 60 8 details M84 40 98 40 112 52 112
      66 M112 84 112 98 98 112 84 112 M66 112 54 112 40 98 40 84
    questionmark.square.dashed 108x108 details B18 5 28 5 5 28 5 M44 5 64 5 T54 54 4 use
      questionmark 37 25 0.58
    tablecells 130x104 outline R5 5 120 94 14 details M5 34 125 34 M5 66 125 66 M46 34 46 99 M86
      34 86 99
    die.face.1 108x108 outline R5 5 98 98 22 solids O54 54 11
    die.face.2 108x108 outline R5 5 98 98 22 solids O33 75 10 75 33 10
    die.face.3 108x108 outline R5 5 98 98 22 solids O31 77 10 54 54 10 77 31 10
    die.face.4 108x108 outline R5 5 98 98 22 solids O33 33 10 75 33 10 33 75 10 75 75 10
    die.face.5 108x108 outline R5 5 98 98 22 solids O31 31 10 77 31 10 54 54 10 31 77 10 77 77
      10
    die.face.6 108x108 outline R5 5 98 98 22 solids O34 29 9 74 29 9 34 54 9 74 54 9 34 79 9 74
      79 9
    puzzlepiece 124x124 outline P6 6 36 36 36 36 18 42 6 58 6 64 18 64 36 92 36 92 64 108 64 118
      70 118 86 108 92 92 92 92 118 6 118 6 92 24 92 34 84 34 72 24 64 6 64
    point.3.connected.trianglepath.dotted 124x112 outline O62 22 16 22 90 16 102 90 16 details
      M50 44 40 62 M74 44 84 62 M50 90 74 90
    flip.horizontal 124x108 details M62 6 62 102 outline P5 6 92 44 16 44 92 F62
    point.3.filled.connected.trianglepath.dotted 124x112 outline O62 22 16 22 90 16 102 90 16
      blots O62 22 16 22 90 16 102 90 16 details M50 44 40 62 M74 44 84 62 M50 90 74 90
    """
}
