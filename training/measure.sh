#!/bin/bash
# measure.sh MINUTES [options of tianxia measure]: plays the matches of the goals on all cores, with what pack.mjs put beside this
# file; results go to $OUT, and with --go-on what lies there is gone on from.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/node.sh"
minutes=$1
shift
exec "$node" "$here/worker/measure-alone.js" --minutes "$minutes" --out "${OUT:-data/measured}" "$@"
