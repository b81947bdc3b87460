// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Nothing is called by way of this header: AssociatedStorage+Owner.swift names the symbols.
