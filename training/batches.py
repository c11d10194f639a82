"""Reads what the players wrote (packages/cli/training/batch.ts) into columns on the device."""
import json

import numpy as np
import torch

TYPES = dict(
    rowCount="<u2", rows="<u2", optionCount="<u2", chosen="<u2", changeCount="<u2", changes="<i2", words="<u2",
    gains="<f4", facts="<u2", whole="<u2", worth="<f4", seats="<u2", likely="<f4", sequence="<i4", leads="<f4", wins="<f4",
)  # fmt: skip


def read(path):
    raw = np.fromfile(path, "u1")
    end = int(np.argmax(raw[:4096] == 10))
    head = json.loads(raw[:end].tobytes())
    at = -(-(end + 1) // 8) * 8
    columns = {}
    for name, kind in TYPES.items():
        many = head["lengths"][name]
        size = many * np.dtype(kind).itemsize
        columns[name] = raw[at : at + size].view(kind)
        at += -(-size // 8) * 8
    return head["seats"], columns


def load(paths, shape, device):
    """All files as one set of columns. Sequences get numbers of their own."""
    words, facts = shape["words"], shape["hunch"]["facts"] if shape["hunch"] else 0
    parts, sequences = [], 0
    for path in paths:
        seats, columns = read(path)
        if len(columns["chosen"]) == 0:
            continue
        columns["sequence"] = columns["sequence"] + sequences
        sequences = int(columns["sequence"].max()) + 1
        parts.append(columns)
    whole = {name: np.concatenate([part[name] for part in parts]) for name in TYPES}
    d = {}
    for name in ("rowCount", "optionCount", "changeCount", "chosen", "seats"):
        d[name] = torch.from_numpy(whole[name].astype("i8")).to(device)
    for name in ("rows", "words"):
        d[name] = torch.from_numpy(whole[name].astype("i4")).to(device)
    d["changes"] = torch.from_numpy(whole["changes"]).to(device).int()
    for name in ("gains", "worth", "leads", "wins", "likely"):
        d[name] = torch.from_numpy(whole[name]).to(device)
    d["words"] = d["words"].view(-1, words)
    d["gains"] = d["gains"].view(-1, 2)
    d["facts"] = torch.from_numpy(whole["facts"].astype("i4")).to(device).view(-1, facts) if facts else None
    d["whole"] = torch.from_numpy(whole["whole"].astype("i8")).to(device)
    for name in ("worth", "leads", "wins"):
        d[name] = d[name].view(-1, seats)
    d["sequence"] = whole["sequence"]
    zero = torch.zeros(1, dtype=torch.long, device=device)
    d["row_at"] = torch.cat([zero, d["rowCount"].cumsum(0)])
    d["option_at"] = torch.cat([zero, d["optionCount"].cumsum(0)])
    d["change_at"] = torch.cat([zero, d["changeCount"].cumsum(0)])
    d["many"] = len(d["chosen"])
    return d


def spread(first, count):
    """Indexes of ragged rows, and where each row begins among them."""
    end = count.cumsum(0)
    begin = end - count
    index = torch.arange(int(end[-1]) if len(end) else 0, device=first.device)
    return index + torch.repeat_interleave(first - begin, count), begin


def pick(d, index):
    """The decisions with these numbers, as the network takes them."""
    rows, row_from = spread(d["row_at"][index], d["rowCount"][index])
    count = d["optionCount"][index]
    options, option_from = spread(d["option_at"][index], count)
    changes, change_from = spread(d["change_at"][options], d["changeCount"][options])
    return dict(
        rows=d["rows"][rows].long(), row_from=row_from, worth=d["worth"][index], seats=d["seats"][index],
        changes=d["changes"][changes].long(), change_from=change_from, words=d["words"][options].long(), gains=d["gains"][options],
        facts=None if d["facts"] is None else d["facts"][options].long(),
        owner=torch.repeat_interleave(torch.arange(len(index), device=count.device), count), option_from=option_from,
    )  # fmt: skip
