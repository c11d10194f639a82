#!/bin/bash
# run.sh MINUTES GAME...: trains each game for so many minutes with what pack.mjs put beside this file; results go to $OUT.
# MORE="--entropy 0.01" adds options of learn.py; CHECKPOINTS=folder goes on from GAME.checkpoint.pt there,
# or from GAME.mind.bin.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
minutes=$1
shift
. "$here/node.sh"
cores=$(nproc) # asked before OMP_NUM_THREADS is set, which nproc believes
players=${PLAYERS:-$((cores > 2 ? cores - 1 : 1))}
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=4
for game in "$@"; do
  kept="${CHECKPOINTS:-}/$game.checkpoint.pt"
  [ -f "$kept" ] || kept="${CHECKPOINTS:-}/$game.mind.bin"
  [ -f "$kept" ] && resume="--resume $kept" || resume=""
  python3 -W ignore "$here/learn.py" --game "$game" --minutes "$minutes" --out "${OUT:-data/training}" --node "$node" \
    --worker "$here/worker/train-worker.js" --players "$players" $resume ${MORE:-} | cut -c1-420
done
