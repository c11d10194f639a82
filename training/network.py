"""The network of packages/bots/mind/network.ts, and its file."""
import json

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

GAINS = 2
HUNCH_WIDE = 8
MOST = 6.0
LIKE_THE_LAST = np.float32(-1)  # in the place of a row's size: it has nothing more
PACKED = ("rows", "words", "hunchRows", "hunchWords")
HUNCH = ("hunchWords", "hunchRows", "hunchDirect", "hunchState", "hunchBias", "hunchOut")  # where a game tells facts for one
IMITATES = HUNCH[1:]


class Network(nn.Module):
    def __init__(self, shape, wide=64, hidden=32, judging=32):
        super().__init__()
        self.shape = dict(shape, wide=wide, hidden=hidden, judging=judging)
        rows, seats, words = shape["rows"], shape["seats"], shape["wordRows"]
        make = lambda *size, scale=0.0: nn.Parameter(torch.randn(*size) * scale)
        self.rows = make(rows, wide, scale=0.03)
        self.bias = make(wide, scale=0.3)
        self.worth = make(seats, wide, scale=0.1)
        self.after = make(hidden, wide, scale=(2 / wide) ** 0.5)
        self.before = make(hidden, wide, scale=(1 / wide) ** 0.5)
        self.hiddenBias = make(hidden, scale=0.1)
        self.words = make(words, hidden, scale=0.03)
        self.gains = make(GAINS, hidden, scale=0.3)
        self.direct = nn.Parameter(torch.zeros(GAINS))
        self.out = make(hidden, scale=0.02)
        self.judge = make(judging, wide, scale=(2 / wide) ** 0.5)
        self.judgeWorth = make(judging, seats, scale=0.3)
        self.judgeBias = make(judging)
        self.expect = make(2 * seats + 1, judging, scale=0.05)
        self.expectBias = make(2 * seats + 1)
        self.hunched = bool(shape["hunch"])
        if self.hunched:
            facts = shape["hunch"]["rows"]
            self.hunchWords = make(facts, hidden)
            self.hunchRows = make(facts, HUNCH_WIDE, scale=0.1)
            self.hunchDirect = make(facts)
            self.hunchState = make(HUNCH_WIDE, wide, scale=(1 / wide) ** 0.5)
            self.hunchBias = make(HUNCH_WIDE, scale=0.1)
            self.hunchOut = make(HUNCH_WIDE, scale=0.1)
        # A row of an amount means "at least this much": its sum with the rows below it is what the state gets.
        start = torch.arange(rows)
        for first, width, rising, many in blocks_of(shape):
            if rising:
                start[first : first + width * many] = first + torch.arange(many).repeat_interleave(width) * width
        self.register_buffer("start", start, persistent=False)
        self.register_buffer("seen", torch.zeros(rows, dtype=torch.bool), persistent=False)
        self.register_buffer("seenWords", torch.zeros(words, dtype=torch.bool), persistent=False)

    def effective_rows(self):
        total = torch.cat([torch.zeros_like(self.rows[:1]), self.rows.cumsum(0)])
        return total[1:] - total[self.start]

    def known_rows(self):
        """As they are kept: an amount larger than any that was seen counts as the largest, what was never seen as nothing."""
        seen, start = self.seen.cpu().numpy(), self.start.cpu().numpy()
        nth = np.arange(len(start))
        largest = np.maximum.accumulate(np.where(seen, nth, -1))  # that was seen, up to this one
        last = np.full(len(start), -1)  # that was seen, by slot
        np.maximum.at(last, start, np.where(seen, nth, -1))
        like = np.where(last[start] >= nth, nth, largest)
        return self.effective_rows().cpu()[like.clip(0)] * torch.from_numpy(like >= start)[:, None]

    def forward(self, b, scale):
        """b: a batch. Gives the expectations of every decision and the logit of every option."""
        table = self.effective_rows()
        summed = F.embedding_bag(b["rows"], table, b["row_from"], mode="sum")
        worth = worth_in(b["worth"], b["seats"], scale)
        state = summed + self.bias + worth @ self.worth
        y = F.relu(F.relu(state) @ self.judge.T + worth @ self.judgeWorth.T + self.judgeBias)
        expected = y @ self.expect.T + self.expectBias
        change = F.embedding_bag(
            b["changes"].abs(), table, b["change_from"], mode="sum", per_sample_weights=b["changes"].sign().to(table.dtype)
        )
        ahead = F.relu(state[b["owner"]] + change)
        context = F.relu(state) @ self.before.T + self.hiddenBias
        gains = (b["gains"] / scale).clamp(-MOST, MOST)
        said = F.embedding(b["words"], self.words) * (b["words"] > 0).unsqueeze(-1)
        before = ahead @ self.after.T + context[b["owner"]] + said.sum(1) + gains @ self.gains
        if self.hunched:
            before = before + F.embedding_bag(b["facts"], self.hunchWords, mode="sum", padding_idx=0)
        return expected, F.relu(before) @ self.out + gains @ self.direct

    def learning(self):
        """What learns by playing: all but the hunch."""
        return [p for name, p in self.named_parameters() if name not in IMITATES]

    def state(self, b, scale):
        """What is more than nothing of a state, as all layers get it."""
        summed = F.embedding_bag(b["rows"], self.effective_rows(), b["row_from"], mode="sum")
        return F.relu(summed + self.bias + worth_in(b["worth"], b["seats"], scale) @ self.worth)

    def hunch(self, facts, states, owner):
        """What can be told of every option by its facts alone. It learns from the policy and changes nothing else."""
        told = F.embedding_bag(facts, self.hunchRows, mode="sum", padding_idx=0)
        x = F.relu(told + (states @ self.hunchState.T + self.hunchBias)[owner])
        return x @ self.hunchOut + F.embedding(facts, self.hunchDirect[:, None], padding_idx=0)[..., 0].sum(1)

    def parts(self, used_only=False):
        with torch.no_grad():
            table = (self.known_rows() if used_only else self.effective_rows()).clone()
            words = self.words.detach().clone()
            if used_only:
                words[~self.seenWords] = 0
            table[0] = 0
            words[0] = 0
            named = dict(self.named_parameters())
            named["rows"], named["words"] = table, words
            for name in ("hunchWords", "hunchRows", "hunchDirect"):
                if self.hunched:
                    named[name] = named[name].detach().clone()
                    named[name][0] = 0
            order = "rows bias worth after before hiddenBias words gains direct out judge judgeWorth judgeBias expect expectBias"
            order = [*order.split(), *(HUNCH if self.hunched else ())]
            return [(name, named[name].detach().float().cpu().numpy()) for name in order]

    def save(self, path, scale, lead_scale, packed=False, made=None, sureness=0):
        s = self.shape
        head = {k: s[k] for k in ("game", "reading", "fingerprint", "rows", "seats", "wide", "hidden", "judging")}
        if self.hunched:
            head.update(hunchRows=s["hunch"]["rows"], hunchWide=HUNCH_WIDE, hunchFingerprint=s["hunch"]["fingerprint"])
        head["blocks"] = s["names"]
        head.update(scale=scale, leadScale=round(lead_scale, 2), packed=packed, made=made or {})
        if sureness:
            head["sureness"] = sureness
        with open(path, "wb") as file:
            file.write(json.dumps(head).encode("ascii") + b"\n")
            for name, values in self.parts(used_only=packed):
                if not (packed and name in PACKED):
                    file.write(values.astype("<f4").tobytes())
                    continue
                for i, row in enumerate(values):
                    size = np.float32(np.abs(row).max() / 127)
                    if i > 0 and size > 0 and np.array_equal(row, values[i - 1]):
                        size = LIKE_THE_LAST
                    file.write(size.astype("<f4").tobytes())
                    if size > 0:
                        file.write(np.clip(np.round(row / size), -127, 127).astype("i1").tobytes())

    def load(self, path):
        """Takes the numbers of a file that `save` wrote, to learn on from them; gives its head."""
        with open(path, "rb") as file:
            head = json.loads(file.readline())
            raw = file.read()
        mine = {k: self.shape[k] for k in ("game", "fingerprint", "rows", "seats", "wide", "hidden", "judging")}
        differs = [k for k, x in mine.items() if head[k] != x]
        if differs:
            raise SystemExit(f"{path} is of another reading of the game or another size: {', '.join(differs)}")
        # Weights from before there was a hunch keep all else: it is learned anew.
        knows = self.hunched and head.get("hunchFingerprint") == self.shape["hunch"]["fingerprint"]
        if "hunchRows" in head and not knows:
            raise SystemExit(f"{path} has a hunch by other facts")
        at = 0
        for name, before in self.parts():
            if name in HUNCH and not knows:
                continue
            if not (head["packed"] and name in PACKED):
                values = np.frombuffer(raw, "<f4", before.size, at).reshape(before.shape)
                at += 4 * before.size
                seen = np.abs(values).max(-1) > 0
            else:
                values = np.zeros(before.shape, "f4")
                seen = np.zeros(len(values), bool)
                for i in range(len(values)):
                    size = np.frombuffer(raw, "<f4", 1, at)[0]
                    at += 4
                    if size > 0:
                        values[i] = np.frombuffer(raw, "i1", before.shape[1], at) * size
                        at += before.shape[1]
                        seen[i] = True
                    elif size < 0:
                        values[i] = values[i - 1]
            if name in ("rows", "words"):
                getattr(self, "seen" if name == "rows" else "seenWords").copy_(torch.from_numpy(seen))
            if name == "rows":
                values = self.own_rows(values, seen)
            with torch.no_grad():
                getattr(self, name).copy_(torch.from_numpy(np.array(values)))
        if at != len(raw):
            raise SystemExit(f"{path} has {len(raw) - at} bytes too many")
        head["knows"] = knows
        return head

    def own_rows(self, effective, seen):
        """The way back from `effective_rows`: what each row adds to those below it. One that was never seen adds nothing."""
        own = np.array(effective)
        start = self.start.cpu().numpy()
        for i in range(len(own)):
            if start[i] == i:
                below = np.zeros_like(own[0])
            own[i] = effective[i] - below if seen[i] or start[i] == i else 0
            below = below + own[i]
        return own


def blocks_of(shape):
    """Every block of slots: first row, width, whether it rises, how many slots."""
    blocks = shape["blocks"]
    for i, (first, width, rising) in enumerate(blocks):
        end = blocks[i + 1][0] if i + 1 < len(blocks) else shape["rows"]
        yield first, width, rising, (end - first) // width


def worth_in(worth, seats, scale):
    own = (worth[:, :1] / (8 * scale)).clamp(-MOST, MOST)
    leads = ((worth[:, :1] - worth[:, 1:]) / (4 * scale)).clamp(-MOST, MOST)
    there = torch.arange(1, worth.shape[1], device=worth.device) < seats[:, None]
    return torch.cat([own, leads * there], 1)
