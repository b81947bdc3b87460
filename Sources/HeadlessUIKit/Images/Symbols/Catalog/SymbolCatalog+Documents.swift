// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Documents, and what one writes with.
  static let documents = """
    doc 92x118 room 46 74 44 outline P12 7 6 52 6 85 40 85 112 7 112 details B8 52 8 52 40 83 40
    doc.text 92x118 mirrored outline P12 7 6 52 6 85 40 85 112 7 112 details B8 52 8 52 40 83 40
      M26 66 66 66 M26 88 66 88
    doc.plaintext 92x118 mirrored outline R7 6 78 106 12 details M26 32 66 32 M26 56 66 56 M26
      80 50 80
    doc.richtext 92x118 mirrored outline R7 6 78 106 12 details M26 92 66 92 M26 74 66 74 solids
      R26 26 40 30 4
    doc.append 92x124 outline P12 7 6 52 6 85 40 85 96 7 96 details B8 52 8 52 40 83 40 M10 117
      82 117
    doc.zipper 92x118 outline P12 7 6 52 6 85 40 85 112 7 112 details B8 52 8 52 40 83 40 M26 14
      26 22 M26 38 26 46 M26 62 26 70
    doc.on.clipboard 118x122 details B12 22 100 6 100 6 16 22 16 M72 16 88 16 88 24 R24 6 46 20
      7 outline P10 44 40 112 40 112 116 44 116
    clipboard 92x124 room 46 72 46 details R28 6 36 22 7 outline M28 18 18 18 C11 18 6 23 6 30
      L6 106 C6 113 11 118 18 118 L74 118 C81 118 86 113 86 106 L86 30 C86 23 81 18 74 18 L64 18
    list.clipboard 92x124 mirrored details R28 6 36 22 7 M26 52 66 52 M26 74 66 74 M26 96 66 96
      outline M28 18 18 18 C11 18 6 23 6 30 L6 106 C6 113 11 118 18 118 L74 118 C81 118 86 113
      86 106 L86 30 C86 23 81 18 74 18 L64 18
    list.bullet.clipboard 92x124 mirrored details R28 6 36 22 7 M42 54 68 54 M42 76 68 76 M42 98
      68 98 solids O25 54 6 25 76 6 25 98 6 outline M28 18 18 18 C11 18 6 23 6 30 L6 106 C6 113
      11 118 18 118 L74 118 C81 118 86 113 86 106 L86 30 C86 23 81 18 74 18 L64 18
    list.bullet.rectangle 130x104 mirrored outline R5 5 120 94 18 details M52 30 104 30 M52 52
      104 52 M52 74 104 74 solids O30 30 7 30 52 7 30 74 7
    list.bullet.rectangle.portrait 96x124 mirrored outline R6 6 84 112 18 details M46 36 72 36
      M46 62 72 62 M46 88 72 88 solids O27 36 7 27 62 7 27 88 7
    list.dash.header.rectangle 130x104 mirrored outline R5 5 120 94 18 details M5 32 125 32 M28
      54 36 54 M52 54 104 54 M28 76 36 76 M52 76 104 76
    note 116x112 room 56 54 50 outline M24 5 92 5 C104 5 111 12 111 24 L111 66 72 106 24 106 C12
      106 5 99 5 87 L5 24 C5 12 12 5 24 5 Z details M72 104 72 66 109 66
    note.text 116x112 mirrored outline M24 5 92 5 C104 5 111 12 111 24 L111 66 72 106 24 106 C12
      106 5 99 5 87 L5 24 C5 12 12 5 24 5 Z details M72 104 72 66 109 66 M28 30 88 30 M28 52 88
      52
    newspaper 130x108 mirrored outline P10 6 6 104 6 104 102 6 102 details B10 104 34 124 34 124
      102 96 102 M24 72 84 72 M24 88 66 88 solids R24 24 26 30 3 details M66 28 84 28 M66 50 84
      50
    magazine 96x118 outline R6 6 84 106 10 details M24 28 72 28 solids R24 46 48 38 4
    book 140x108 outline M70 20 C94 2 116 4 134 12 L134 96 C116 88 94 88 70 102 Z M70 20 C46 2
      24 4 6 12 L6 96 C24 88 46 88 70 102 Z
    book.closed 96x118 outline P12 8 6 88 6 88 112 8 112 details M8 92 88 92 M30 6 30 92
    character.book.closed 96x118 outline P12 8 6 88 6 88 112 8 112 details M8 92 88 92 use a 30
      24 0.44
    book.pages 140x108 outline M70 20 C94 2 116 4 134 12 L134 96 C116 88 94 88 70 102 Z M70 20
      C46 2 24 4 6 12 L6 96 C24 88 46 88 70 102 Z details M88 32 C98 28 106 28 116 30 M88 54 C98
      50 106 50 116 52 M52 32 C42 28 34 28 24 30 M52 54 C42 50 34 50 24 52
    books.vertical 118x118 outline R6 8 26 104 5 R38 26 24 86 5 P5 68 26 90 20 112 104 90 110
      details M8 88 30 88 M38 88 62 88
    scroll 124x112 outline M26 6 96 6 C108 6 116 16 112 30 L104 84 C102 98 94 106 82 106 L20 106
      C8 106 4 94 8 84 L76 84 M26 6 C16 8 20 26 18 36 L12 80 details M42 34 84 34 M40 56 78 56
    archivebox 122x108 outline R6 6 110 28 7 M14 34 14 86 C14 96 20 102 30 102 L92 102 C102 102
      108 96 108 86 L108 34 Z details M44 54 78 54
    tray 128x96 outline P10 30 6 98 6 122 54 122 90 6 90 6 54 details M6 54 38 54 C40 68 50 74
      64 74 C78 74 88 68 90 54 L122 54
    tray.2 128x118 outline P10 30 6 98 6 122 44 122 76 6 76 6 44 details M6 44 38 44 C40 56 50
      60 64 60 C78 60 88 56 90 44 L122 44 M6 94 6 112 122 112 122 94
    tray.full 128x112 outline P10 30 6 98 6 122 68 122 106 6 106 6 68 details M6 68 38 68 C40 82
      50 88 64 88 C78 88 88 82 90 68 L122 68 M40 28 88 28 M34 48 94 48
    tray.and.arrow.down 128x118 outline M40 28 30 28 6 76 6 102 C6 108 10 112 16 112 L112 112
      C118 112 122 108 122 102 L122 76 98 28 88 28 details M6 76 38 76 C40 90 50 96 64 96 C78 96
      88 90 90 76 L122 76 ink M64 5 64 60 M46 43 64 61 82 43
    tray.and.arrow.up 128x118 outline M40 28 30 28 6 76 6 102 C6 108 10 112 16 112 L112 112 C118
      112 122 108 122 102 L122 76 98 28 88 28 details M6 76 38 76 C40 90 50 96 64 96 C78 96 88
      90 90 76 L122 76 ink M64 61 64 6 M46 23 64 5 82 23
    folder 130x104 room 65 68 40 outline P12 6 10 48 10 60 22 124 22 124 98 6 98 details M6 42
      124 42
    envelope 130x100 outline R5 5 120 90 14 details M10 16 65 60 120 16
    envelope.open 126x118 outline P12 63 6 120 44 120 112 6 112 6 44 details M8 50 63 88 118 50
    paperclip 68x120 details M62 34 62 80 C62 124 6 124 6 80 L6 30 C6 -2 46 -2 46 30 L46 76 C46
      94 24 94 24 76 L24 38
    signature 138x92 details M10 74 C40 54 58 30 52 14 C48 2 34 8 34 30 C34 52 40 76 52 72 C62
      68 62 48 72 50 C80 52 74 68 84 68 C92 68 94 54 102 54 C108 54 106 66 118 62 M6 88 132 88
    highlighter 112x118 outline P6 76 6 106 30 62 84 40 84 30 68 details M38 78 20 98 42 98 M5
      113 107 113
    paintbrush 108x118 outline P6 30 6 98 6 98 56 10 56 10 6 details M10 40 98 40 outline B6 42
      58 42 102 54 114 66 102 66 58
    paintbrush.pointed 118x118 outline M108 8 C114 14 112 20 106 28 L62 82 44 68 96 12 C100 6
      104 4 108 8 Z M44 68 C30 64 20 74 20 88 C20 98 14 104 6 106 C24 116 56 114 62 82 Z
    paintpalette 124x112 outline M62 6 C94 6 118 28 118 56 C118 74 106 78 94 76 C80 72 72 80 76
      92 C78 102 72 106 62 106 C30 106 6 84 6 56 C6 28 30 6 62 6 Z solids O36 44 9 62 30 9 88 44
      9 34 72 9
    swatchpalette 124x112 outline R6 6 40 100 10 details M46 24 66 12 C72 8 80 12 82 18 L98 46
      C102 52 100 58 94 62 L46 92 M66 78 108 66 C116 66 118 72 118 78 L118 96 C118 102 114 106
      108 106 L30 106 solids O26 84 7
    pencil 106x106 outline P4 8 98 16 70 80 6 100 26 36 90 details M66 20 86 40
    pencil.tip 96x118 outline M48 6 C54 34 82 54 84 78 L84 112 12 112 12 78 C14 54 42 34 48 6 Z
      details M12 88 84 88 M48 8 48 40
    pencil.tip.crop.circle 118x118 outline O59 59 54 details M26 100 C30 76 52 64 59 26 C66 64
      88 76 92 100 M44 76 C52 72 66 72 74 76
    pencil.line 112x106 details M5 100 107 100 outline P0 22 80 28 58 78 8 94 24 44 74
    pencil.and.outline 122x118 details B14 66 18 6 18 6 112 100 112 100 54 M36 90 66 90 outline
      P0 42 76 48 56 100 6 114 20 62 70
    pencil.and.ellipsis.rectangle 138x112 details B12 72 24 6 24 6 106 122 106 122 70 solids O30
      66 7 52 66 7 outline P0 68 78 74 58 118 8 132 20 88 72
    rectangle.and.pencil.and.ellipsis 138x112 details B12 72 24 6 24 6 106 122 106 122 70 solids
      O30 66 7 52 66 7 outline P0 68 78 74 58 118 8 132 20 88 72
    square.and.pencil 122x118 details B16 72 18 6 18 6 112 100 112 100 54 outline P4 42 76 48 56
      100 6 114 20 62 70
    bubble.and.pencil 126x118 details M66 12 28 12 C14 12 6 20 6 34 L6 74 C6 88 14 94 28 94 L28
      112 50 94 94 94 C106 94 114 86 114 74 L114 60 outline P0 46 72 52 52 100 6 114 20 66 66
    text.below.photo 130x118 mirrored outline R5 5 120 68 14 details M8 62 42 40 60 52 90 30 123
      54 M5 92 125 92 M5 113 80 113
    text.viewfinder 116x116 details B16 5 34 5 5 34 5 T58 58 4 M30 40 86 40 M30 58 86 58 M30 76
      68 76
    doc.viewfinder 116x116 details B16 5 28 5 5 28 5 T58 58 4 use doc 36 30 0.48
    doc.text.viewfinder 116x116 details B16 5 28 5 5 28 5 T58 58 4 use doc.text 33 26 0.55
    ticket 134x92 outline M16 8 118 8 C124 8 128 12 128 18 L128 30 C114 32 114 60 128 62 L128 74
      C128 80 124 84 118 84 L16 84 C10 84 6 80 6 74 L6 62 C20 60 20 32 6 30 L6 18 C6 12 10 8 16
      8 Z details M88 12 88 20 M88 36 88 56 M88 72 88 80
    lanyardcard 92x124 outline R6 32 80 86 14 details M20 6 46 32 72 6 M36 50 56 50 M28 96 64 96
      solids O46 74 9
    calendar 116x112 outline R5 9 106 98 14 details M5 38 111 38 solids O34 58 6 58 58 6 82 58 6
      34 82 6 58 82 6 82 82 6
    chart.bar 124x108 outline R6 58 28 44 5 48 32 28 70 5 90 6 28 96 5
    chart.bar.xaxis 124x118 outline R10 52 22 36 4 51 30 22 58 4 92 6 22 82 4 details M5 108 119
      108
    chart.pie 118x118 details M70 5 70 48 113 48 C111 24 94 7 70 5 Z outline M48 16 C24 20 6 40
      6 64 C6 91 27 112 54 112 C80 112 100 94 103 70 L48 70 Z
    chart.line.uptrend.xyaxis 124x112 details M6 6 6 106 118 106 M24 78 50 48 70 64 108 26 M86
      24 110 24 110 48
    chart.xyaxis.line 124x112 details M6 6 6 106 118 106 M24 80 48 44 70 68 110 20
    creditcard 130x98 outline R5 5 120 88 14 details M5 34 125 34 M22 70 46 70
    banknote 138x92 outline R6 8 126 76 10 details O69 46 18 solids O28 46 6 110 46 6
    """
}
