"""Learns a game by playing it against itself. `tianxia train` starts this; see README.md."""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time

import numpy as np
import torch

from batches import load
from network import IMITATES, Network
from plot import draw
from ppo import imitate, learn, learn_hunch

SHARPNESS = 2.0  # how much the first policy trusts the game's evaluation
WIDE, HIDDEN, JUDGING = 64, 32, 32  # of a new network
WARMING = 4  # rounds in which the learning rate rises, where the optimizer knows nothing yet


class Player:
    """A process that plays when it is asked."""

    def __init__(self, node, program, game):
        self.process = subprocess.Popen([node, program, game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **what):
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()

    def answer(self):
        line = self.process.stdout.readline()
        if line == "":
            raise SystemExit("a player has stopped")
        return json.loads(line)


def total(answers, name):
    sums = {}
    for one in answers:
        for key, x in one[name].items():
            sums[key] = sums.get(key, 0) + x
    return sums


ELSEWHERE = ("--out", "--node", "--worker")  # where things lie on this machine


def command_line():
    """As it was given, without where things lie."""
    words, kept = iter(sys.argv[1:]), ["learn.py"]
    for word in words:
        if word in ELSEWHERE:
            next(words)
        else:
            kept.append(os.path.basename(word))
    return " ".join(kept)


def short(state):
    """What an optimizer remembers, in half the room."""
    shorter = lambda x: x.detach().cpu().bfloat16() if torch.is_tensor(x) and x.dim() > 0 else x
    return dict(state, state={i: {k: shorter(x) for k, x in one.items()} for i, one in state["state"].items()})


class Training:
    def __init__(self, o):
        self.o = o
        self.began = time.time()
        self.players = [Player(o.node, o.worker, o.game) for _ in range(o.players)]
        self.players[0].ask(ask="shape")
        self.shape = self.players[0].answer()
        self.device = o.device or ("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(o.seed)
        os.makedirs(o.out, exist_ok=True)
        self.tmp = tempfile.mkdtemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
        self.weights = f"{self.tmp}/weights.bin"
        self.resumed = bool(o.resume) and os.path.exists(o.resume)
        kept, sizes = None, (o.wide or WIDE, o.hidden or HIDDEN, o.judging or JUDGING)
        if self.resumed and o.resume.endswith(".bin"):
            sizes = self.fit(o.resume)
        elif self.resumed:
            kept = torch.load(o.resume, map_location=self.device)
            sizes = kept.get("sizes", (WIDE, HIDDEN, JUDGING))
        self.net, self.mean = (Network(self.shape, *sizes).to(self.device) for _ in range(2))
        self.mean.seen, self.mean.seenWords = self.net.seen, self.net.seenWords
        named = dict(self.net.named_parameters())
        self.optimizer = torch.optim.Adam(self.net.learning(), lr=o.rate, eps=1e-6)
        imitates = [named[name] for name in IMITATES if name in named]
        self.hunching = torch.optim.Adam(imitates, lr=o.hunch_rate) if imitates else None
        self.knows = False  # has it a hunch that is worth following
        self.scale, self.lead_scale, self.round, self.spent, self.games = 1.0, 20.0, 0, 0.0, 0
        self.met = {}  # how it fared against greedy
        self.commands = []  # of earlier runs that this one goes on from
        self.sureness = 0  # of the weights it goes on from: `tianxia reliability` measured them, not what is learned from now on
        self.learned = 0  # rounds of this run
        self.warming = WARMING
        if kept is not None:
            self.resume(kept)
        elif self.resumed:
            self.resume_from_weights(self.net.load(self.weights))
        if kept is None or "mean" not in kept:
            self.mean.load_state_dict(self.net.state_dict())

    def fit(self, path):
        """Those weights for today's reading and at least the size that is asked for; tells their size."""
        sizes = {name: getattr(self.o, name) for name in ("wide", "hidden", "judging") if getattr(self.o, name)}
        self.players[0].ask(ask="fit", weights=path, out=self.weights, seed=self.o.seed, **sizes)
        self.players[0].answer()
        with open(self.weights, "rb") as file:
            head = json.loads(file.readline())
        return head["wide"], head["hidden"], head["judging"]

    def resume(self, kept):
        if kept["fingerprint"] != self.shape["fingerprint"]:
            raise SystemExit("this checkpoint is of another reading of the game")
        self.net.load_state_dict({k: v.float() for k, v in kept["net"].items()}, strict=False)
        self.net.seen.copy_(kept["seen"])
        self.net.seenWords.copy_(kept["seenWords"])
        self.scale, self.lead_scale = kept["scale"], kept["lead_scale"]
        self.round, self.spent, self.games = kept["round"], kept["spent"], kept["games"]
        self.commands, self.sureness = kept.get("commands", []), kept.get("sureness", 0)
        self.knows = "hunchRows" in kept["net"]
        if "mean" in kept:
            self.mean.load_state_dict({k: v.float() for k, v in kept["mean"].items()}, strict=False)
        for name, optimizer in self.optimizers().items():
            if name in kept:
                optimizer.load_state_dict(kept[name])
                self.warming = 0

    def optimizers(self):
        return dict(optimizer=self.optimizer, **({"hunching": self.hunching} if self.hunching else {}))

    def take_the_mean(self):
        """What is kept and measured is the mean of the last rounds: single ones go to and fro."""
        self.learned += 1
        keep = min(self.o.mean, 1 - 1 / self.learned)
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters()):
                mean.lerp_(now, 1 - keep)

    def resume_from_weights(self, head):
        self.scale, self.lead_scale, made = head["scale"], head["leadScale"], head["made"]
        self.round, self.spent, self.games = made["rounds"], made["seconds"], made["games"]
        self.commands, self.sureness = made["command"].split("; "), head.get("sureness", 0)
        self.knows = head["knows"]

    def seconds(self):
        return self.spent + time.time() - self.began

    def say(self, **what):
        line = json.dumps(dict(game=self.o.game, seconds=round(self.seconds(), 1), round=self.round, **what))
        print(line, flush=True)
        with open(f"{self.o.out}/{self.o.game}.log.jsonl", "a") as log:
            log.write(line + "\n")

    def save(self):
        commands = [*self.commands, command_line()]
        made = dict(
            command="; ".join(commands), seconds=round(self.seconds()), players=self.o.players,
            device=torch.cuda.get_device_name() if self.device == "cuda" else "cpu", rounds=self.round, games=self.games, **({"againstGreedy": self.met} if self.met else {}),
            **({"sureness": "of the weights it went on from: measure it anew"} if self.sureness else {}),
        )  # fmt: skip
        self.mean.save(
            f"{self.o.out}/{self.o.game}.mind.bin", self.scale, self.lead_scale, packed=True, made=made, sureness=self.sureness
        )
        half = lambda net: {name: value.detach().cpu().half() for name, value in net.named_parameters()}
        net, s = self.net, self.net.shape
        torch.save(
            dict(net=half(net), mean=half(self.mean), seen=net.seen.cpu(), seenWords=net.seenWords.cpu(), scale=self.scale,
                 lead_scale=self.lead_scale, round=self.round, spent=self.seconds(), games=self.games, commands=commands, sureness=self.sureness,
                 sizes=(s["wide"], s["hidden"], s["judging"]), fingerprint=self.shape["fingerprint"],
                 **{name: short(optimizer.state_dict()) for name, optimizer in self.optimizers().items()}),
            f"{self.o.out}/{self.o.game}.checkpoint.pt",
        )  # fmt: skip
        draw(f"{self.o.out}/{self.o.game}.svg", [f"{self.o.out}/{self.o.game}.log.jsonl"])

    def ask_to_play(self, seconds, turn, **more):
        self.net.save(self.weights, self.scale, self.lead_scale)
        self.files = [f"{self.tmp}/{turn % 2}-{i}.bin" for i in range(len(self.players))]
        for i, player in enumerate(self.players):
            seed = (self.o.seed * 1_000_003 + self.round * 4099 + turn * 64 + i) % (1 << 31)
            if self.o.round_games > 0 and "teacher" not in more:  # as many games however busy the machine is
                more.update(seconds=3600, games=max(1, self.o.round_games // len(self.players)))
            if self.o.league > 0:
                more.update(league=self.o.league, **({"old": self.o.old} if self.o.old else {}))
            if self.o.whole is not None:
                more.setdefault("whole", self.o.whole)
            player.ask(**{"ask": "play", "weights": self.weights, "out": self.files[i], "seconds": seconds, "seed": seed, **more})

    def batch(self):
        answers = [player.answer() for player in self.players]
        files = self.files
        games, sums = total(answers, "gamesOf"), total(answers, "totals")
        points = {n: round(sums[n] / games[n], 1) for n in sorted(games)}
        errors = [error for one in answers for error in one["errors"]]
        if errors:
            self.say(errors=len(errors), first=errors[0])
        told = dict(games=sum(games.values()), decisions=sum(a["decisions"] for a in answers), points=points)
        told["cpu"] = round(sum(a["cpu"] for a in answers) / len(answers), 2)  # seconds of a player; what is missing to a round it waited
        league = sum(a["leagueGames"] for a in answers)
        if league > 0:
            told["league"] = dict(games=league, wins=round(sum(a["leagueWins"] for a in answers) / league, 2))
        return files, told

    def match(self, seconds, rival="greedy"):
        """The mind alone against that bot in all other seats."""
        path = f"{self.tmp}/match.bin"
        self.mean.save(path, self.scale, self.lead_scale, packed=True)
        for i, player in enumerate(self.players):
            player.ask(ask="match", weights=path, rival=rival, seconds=seconds, seed=990_000 + self.round * 131 + i)
        answers = [player.answer() for player in self.players]
        games, wins = total(answers, "games"), total(answers, "wins")
        own, rivals = total(answers, "own"), total(answers, "rivals")
        found = {
            n: dict(games=games[n], wins=round(wins[n] / games[n], 3), points=round(own[n] / games[n], 1),
                    rivals=round(rivals[n] / games[n], 1)) for n in sorted(games)
        }  # fmt: skip
        self.say(match=rival, **found)
        self.met = {n: dict(games=one["games"], wins=one["wins"]) for n, one in found.items()}

    def duel(self, seconds):
        """The new mind and older weights: each alone among the other in every seat of every deal."""
        path = f"{self.tmp}/match.bin"
        self.mean.save(path, self.scale, self.lead_scale, packed=True)
        for i, player in enumerate(self.players):
            player.ask(ask="duel", weights=path, old=self.o.old, seconds=seconds, seed=770_000 + self.round * 131 + i)
        answers = [player.answer() for player in self.players]
        games, deals, squares = total(answers, "games"), total(answers, "deals"), total(answers, "squares")
        alone, others = total(answers, "alone"), total(answers, "others")
        told = {}
        for n in sorted(games):
            new, old = alone[n] / games[n], others[n] / games[n]
            error = (max(0.0, squares[n] / deals[n] - (new - old) ** 2) / deals[n]) ** 0.5
            told[n] = dict(deals=deals[n], games=2 * games[n], new=round(new, 3), old=round(old, 3), ahead=round(new - old, 3),
                           error=round(error, 3))  # fmt: skip
        self.say(duel="old", **told)

    def warm_up(self):
        """A few games by chance tell what a point is worth; the first policy then trusts the evaluation."""
        self.ask_to_play(self.o.round_seconds / 2, 0)
        files, played = self.batch()
        d = load(files, self.shape, self.device)
        gains = d["gains"][:, 0]
        self.scale = round(float(gains[gains.abs() > 1e-6].std()), 4) if bool((gains.abs() > 1e-6).any()) else 1.0
        self.lead_scale = round(float(d["leads"][:, 0].std()), 3)
        with torch.no_grad():
            use = 1 if bool((d["gains"][:, 1].abs() > 1e-6).any()) else 0
            self.net.direct[use] = SHARPNESS
        self.say(warm_up=played, scale=self.scale, lead_scale=self.lead_scale, rows=self.shape["rows"], slots=self.shape["slots"],
                 rows_on=round(len(d["rows"]) / d["many"]), options=round(len(d["words"]) / d["many"], 1),
                 changes=round(len(d["changes"]) / max(1, len(d["words"])), 1))  # fmt: skip

    def be_taught(self):
        """Games of the greedy bot: what it chooses is a better start than chance."""
        self.ask_to_play(self.o.teach_seconds, 1, teacher="greedy")
        files, played = self.batch()
        began = time.time()
        d = load(files, self.shape, self.device)
        told = imitate(self.net, self.optimizer, d, self.scale, self.lead_scale, self.o.teach_epochs, self.o.decisions // 4)
        self.say(taught=told, games=played["games"], points=played["points"], learning=round(time.time() - began, 1))

    def get_a_hunch(self):
        """Plays while it reads every option, and learns which of them it need not have read."""
        self.ask_to_play(self.o.hunch_seconds, 2, whole=100)
        files, played = self.batch()
        began = time.time()
        told = learn_hunch(self.net, self.hunching, load(files, self.shape, self.device), self.scale, self.o.hunch_epochs)
        self.say(**told, games=played["games"], points=played["points"], learning=round(time.time() - began, 1))
        self.knows = True

    def run(self):
        o = self.o
        until = self.began + o.minutes * 60 - o.match_seconds - (o.duel_seconds if o.old else 0) - 4
        if not self.resumed:
            self.warm_up()
            if o.teach_seconds > 0:
                self.be_taught()
        if self.hunching and not self.knows:
            self.get_a_hunch()
        if o.first_match:
            self.match(o.match_seconds)
        self.ask_to_play(o.round_seconds, 0)
        for turn in range(1, 1_000_000):
            files, played = self.batch()
            last = time.time() + o.round_seconds >= until
            if not last:
                self.ask_to_play(o.round_seconds, turn)  # they play on while this learns
            began = time.time()
            d = load(files, self.shape, self.device)
            std = float(d["leads"][:, 0].std())
            self.lead_scale += 0.05 * (std - self.lead_scale)
            share = min(1.0, (time.time() - self.began) / (o.minutes * 60))
            warm = min(1.0, turn / self.warming) if self.warming else 1.0
            for group in self.optimizer.param_groups:
                group["lr"] = o.rate * (1 - (1 - o.last_rate) * share) * warm
            told = learn(
                self.net, self.optimizer, d, self.scale, self.lead_scale, o.epochs, o.decisions, o.entropy * (1 - 0.7 * share), o.trace
            )
            told.update(learn_hunch(self.net, self.hunching, d, self.scale))
            self.take_the_mean()
            self.round += 1
            self.games += played["games"] + played.get("league", {}).get("games", 0)
            left = round(max(0, until - time.time()))
            self.say(**played, **told, learning=round(time.time() - began, 1), left=left)
            if self.round % 10 == 0 or last:
                self.save()
            if o.match_every and self.round % o.match_every == 0 and not last:
                [player.answer() for player in self.players]
                self.match(o.match_seconds)
                self.ask_to_play(o.round_seconds, turn)
            if last:
                break
        self.save()
        if o.match_seconds > 0:
            self.match(o.match_seconds)
            self.save()
        if o.old:
            self.duel(o.duel_seconds)
        for player in self.players:
            player.process.stdin.close()


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--game", required=True)
    p.add_argument("--minutes", type=float, required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--node", default="node")
    p.add_argument("--worker", required=True, help="train-worker.js")
    p.add_argument("--players", type=int, default=os.cpu_count())
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--resume", help="a checkpoint, or a mind.bin, to go on from")
    p.add_argument("--device")
    p.add_argument("--round-seconds", type=float, default=6)
    p.add_argument("--round-games", type=int, default=0, help="a round is so many games instead of so many seconds")
    p.add_argument("--match-seconds", type=float, default=20)
    p.add_argument("--match-every", type=int, default=0)
    p.add_argument("--old", help="older weights to meet at the end")
    p.add_argument("--duel-seconds", type=float, default=20)
    p.add_argument("--first-match", action="store_true")
    p.add_argument("--teach-seconds", type=float, default=0)
    p.add_argument("--teach-epochs", type=int, default=6)
    p.add_argument("--rate", type=float, default=1e-3)
    p.add_argument("--last-rate", type=float, default=0.2)
    p.add_argument("--epochs", type=int, default=3)
    p.add_argument("--decisions", type=int, default=4096)
    p.add_argument("--hunch-seconds", type=float, default=20, help="where it has none: so long it plays to learn its first hunch")
    p.add_argument("--hunch-epochs", type=int, default=12)
    p.add_argument("--hunch-rate", type=float, default=3e-3)
    p.add_argument("--entropy", type=float, default=0.006)
    p.add_argument("--trace", type=float, default=0.95, help="how far advantages look ahead: 0 one own choice, 1 the end of the game")
    p.add_argument("--mean", type=float, default=0.9, help="share of the mean of the last rounds that the next one leaves")
    p.add_argument("--whole", type=int, help="of a hundred decisions with many options so many are read whole, for the hunch")
    p.add_argument("--league", type=int, default=0, help="at so many of a hundred tables the others are greedy, or --old")
    p.add_argument("--wide", type=int, help="of the network, at least; weights that it goes on from grow")
    p.add_argument("--hidden", type=int)
    p.add_argument("--judging", type=int)
    o = p.parse_args()
    random.seed(o.seed)
    np.random.seed(o.seed)
    Training(o).run()


if __name__ == "__main__":
    main()
