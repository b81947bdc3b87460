#!/usr/bin/env bash
# Part of HeadlessSnapshots: UI snapshot tests without a screen.
# SPDX-License-Identifier: MIT
#
# Runs one shard. The command reads the variables of Bazel's test protocol by itself: the shard, the
# filter of --test_filter, the folder for outputs, and where the XML document belongs.
set -euo pipefail

# Bazel links the sources into its own folder; SwiftPM needs the real one.
cd "$(dirname "$(readlink -f Package.swift)")"
# Shards run at the same time in one build folder, which is built already.
exec .build/debug/snapshots test -- --skip-build --ignore-lock
