// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Devices, and what connects them.
  static let devices = """
    iphone 78x124 room 39 62 44 outline R6 6 66 112 16 details M30 20 48 20
    iphone.homebutton 78x124 outline R6 6 66 112 14 details M6 24 72 24 M6 94 72 94 solids O39
      106 5
    iphone.landscape 124x78 outline R6 6 112 66 16 details M104 30 104 48
    iphone.radiowaves.left.and.right 150x124 outline R44 6 62 112 14 details M64 20 86 20 M28 40
      C16 54 16 70 28 84 M12 26 C-4 48 -4 76 12 98 F75
    ipad 104x124 outline R6 6 92 112 14 details M40 104 64 104
    ipad.landscape 124x104 outline R6 6 112 92 14 details M44 84 80 84
    applewatch 84x124 outline R8 26 64 72 18 details M20 24 24 6 56 6 60 24 M20 100 24 118 56
      118 60 100 M78 52 78 70
    applewatch.radiowaves.left.and.right 150x124 outline R45 28 60 68 16 details M56 26 60 8 90
      8 94 26 M56 98 60 116 90 116 94 98 M28 42 C18 54 18 70 28 82 M12 28 C-4 48 -4 76 12 96 F75
    visionpro 142x84 outline M71 10 C110 6 136 14 136 42 C136 66 124 78 108 78 C90 78 86 62 71
      62 C56 62 52 78 34 78 C18 78 6 66 6 42 C6 14 32 6 71 10 Z
    laptopcomputer 148x96 outline R24 6 100 68 10 details M5 90 143 90
    laptopcomputer.and.iphone 152x104 details B10 20 74 20 6 124 6 124 20 M5 90 94 90 outline
      R104 36 42 62 10
    macbook.and.iphone 152x104 details B10 20 74 20 6 124 6 124 20 M5 90 94 90 outline R104 36
      42 62 10
    desktopcomputer 134x118 outline R6 6 122 80 12 details M6 66 128 66 M56 86 52 112 M78 86 82
      112 M40 112 94 112
    display 134x112 room 67 44 44 outline R6 6 122 78 12 details M67 84 67 106 M42 106 92 106
    pc 84x118 outline R6 6 72 106 10 details M24 28 60 28 M24 48 60 48 solids O42 92 7
    macwindow 134x108 outline R6 6 122 96 16 details M6 34 128 34 solids O24 20 5 40 20 5 56 20
      5
    macwindow.on.rectangle 138x112 details B14 28 6 132 6 132 82 118 82 M28 6 28 14 outline R6
      28 106 78 12 details M6 52 112 52
    dock.rectangle 134x108 outline R6 6 122 96 14 details M30 84 104 84
    dock.arrow.up.rectangle 134x108 outline R6 6 122 96 14 details M30 86 104 86 M67 66 67 26
      M50 42 67 25 84 42
    dock.arrow.down.rectangle 134x108 outline R6 6 122 96 14 details M30 86 104 86 M67 26 67 66
      M50 50 67 67 84 50
    menubar.rectangle 134x108 outline R6 6 122 96 14 details M24 26 44 26 M60 26 66 26 M82 26 88
      26 M6 44 128 44
    menubar.dock.rectangle 134x108 outline R6 6 122 96 14 details M24 26 44 26 M60 26 74 26 M30
      86 104 86
    terminal 130x104 room 65 52 50 outline R5 5 120 94 16 details M26 30 46 48 26 66 M56 70 84
      70
    server.rack 124x112 outline R6 6 112 44 10 6 62 112 44 10 solids O28 28 7 28 84 7 details
      M76 28 100 28 M76 84 100 84
    externaldrive 134x88 outline M28 8 L106 8 128 54 128 68 C128 76 122 80 114 80 L20 80 C12 80
      6 76 6 68 L6 54 Z details M8 52 126 52 solids O106 66 6
    internaldrive 134x88 outline R6 8 122 72 14 details M8 54 126 54 solids O108 67 6
    printer 130x112 details M30 36 30 6 100 6 100 36 outline P14 6 36 124 36 124 86 6 86 details
      R32 66 66 40 4
    keyboard 142x96 outline R6 6 130 84 14 details M42 72 100 72 solids O28 30 5 50 30 5 71 30 5
      92 30 5 114 30 5 28 50 5 50 50 5 71 50 5 92 50 5 114 50 5
    computermouse 78x118 outline R6 6 66 106 33 details M39 26 39 46
    gamecontroller 146x100 outline M44 12 C56 18 90 18 102 12 C118 6 128 14 134 34 C140 54 142
      74 138 84 C132 98 116 94 108 82 C104 76 100 74 94 74 L52 74 C46 74 42 76 38 82 C30 94 14
      98 8 84 C4 74 6 54 12 34 C18 14 28 6 44 12 Z details M44 32 44 56 M32 44 56 44 solids O104
      36 7 92 52 7
    cpu 122x122 outline R22 22 78 78 12 details R44 44 34 34 5 M40 20 40 6 M61 20 61 6 M82 20 82
      6 M40 102 40 116 M61 102 61 116 M82 102 82 116 M20 40 6 40 M20 61 6 61 M20 82 6 82 M102 40
      116 40 M102 61 116 61 M102 82 116 82
    memorychip 138x84 outline R6 20 126 44 8 details M28 18 28 6 M56 18 56 6 M84 18 84 6 M110 18
      110 6 M28 66 28 78 M56 66 56 78 M84 66 84 78 M110 66 110 78
    simcard 92x118 outline P12 6 6 60 6 86 34 86 112 6 112 details R24 52 44 40 6 M46 52 46 92
      M24 72 68 72
    sdcard 92x118 outline P12 26 6 86 6 86 112 6 112 6 32 details M32 20 32 36 M50 20 50 36 M68
      20 68 36
    battery.0 150x76 details R5 7 128 62 18 blots R139 26 7 24 3
    battery.25 150x76 details R5 7 128 62 18 blots R18 20 24 36 7 139 26 7 24 3
    battery.50 150x76 details R5 7 128 62 18 blots R18 20 50 36 7 139 26 7 24 3
    battery.75 150x76 details R5 7 128 62 18 blots R18 20 76 36 7 139 26 7 24 3
    battery.100 150x76 details R5 7 128 62 18 blots R18 20 102 36 7 139 26 7 24 3
    battery.100.bolt 150x88 details R5 13 128 62 18 blots R18 26 102 36 7 139 32 7 24 3 over
      blots P0 76 6 48 48 66 48 58 84 90 36 70 36
    powerplug 92x124 outline P20 14 36 78 36 78 80 14 80 details M32 34 32 6 M60 34 60 6 M46 80
      46 118
    cable.connector 60x124 outline R12 28 36 60 8 details M20 28 20 6 40 6 40 28 M30 88 30 118
    flashlight.on.fill 66x124 blots P4 12 36 54 36 46 60 46 116 20 116 20 60 ink M12 20 54 20
    flashlight.off.fill 66x124 blots P4 12 22 54 22 46 50 46 116 20 116 20 50 R12 6 42 10 3
    qrcode 112x112 details R6 6 40 40 6 66 6 40 40 6 6 66 40 40 6 solids R20 20 12 12 2 80 20 12
      12 2 20 80 12 12 2 R62 62 14 14 2 94 62 14 14 2 78 78 14 14 2 62 94 14 14 2 94 94 14 14 2
    barcode 130x100 details M8 6 8 94 M48 6 48 94 M104 6 104 94 M122 6 122 94 solids R24 2 12 96
      2 R64 2 6 96 2 R78 2 14 96 2
    network 118x118 details O59 59 54 M59 5 59 113 M5 59 113 59 M24 20 C36 34 48 38 59 38 C70 38
      82 34 94 20 M24 98 C36 84 48 80 59 80 C70 80 82 84 94 98 M59 5 C19 34 19 84 59 113 M59 5
      C99 34 99 84 59 113
    wifi 130x96 details M5 34 C35 0.6667 95 0.6667 125 34 M25 58 C45 35.7778 85 35.7778 105 58
      M45 78 C55 66.8889 75 66.8889 85 78 solids O65 87 8
    wifi.exclamationmark 130x100 details M5 34 C25 12 45 6 54 5 M76 5 C85 6 105 12 125 34 M25 58
      C33 48 42 43 50 41 M80 41 C88 43 97 48 105 58 M65 14 65 64 solids O65 88 8
    cellularbars 118x92 blots R4 64 18 24 4 R34 46 18 42 4 R64 26 18 62 4 R94 4 18 84 4
    homepod 112x118 outline R6 6 100 106 38 details E56 20 22 8
    opticaldisc 118x118 outline O59 59 54 details O59 59 18 solids O59 59 5
    personalhotspot 130x66 details R6 6 68 54 27 56 6 68 54 27
    """
}
