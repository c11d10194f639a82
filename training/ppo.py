"""One round of learning: proximal policy optimization on decisions that the present network made itself."""
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from batches import pick, spread

MOST_OPTIONS = 400_000  # in one step
WIN = 0.3  # how much the chance to win counts: the teacher after the game says it, so it has to be right


def log_shares(logits, owner, many):
    top = torch.full((many,), -1e9, device=logits.device).scatter_reduce(0, owner, logits.detach(), "amax")
    x = logits - top[owner]
    return x - torch.zeros(many, device=logits.device).index_add(0, owner, x.exp()).log()[owner]


def payoff(d, lead_scale):
    """What a seat plays for: half the win, half how far it is ahead."""
    n = d["seats"].float()
    win = (d["wins"][:, 0] - 1 / n) / (1 - 1 / n)
    return 0.5 * win + 0.5 * torch.tanh(d["leads"][:, 0] / lead_scale)


def advantages(values, rewards, sequence, keep):
    """Generalized advantages: each decision against the next one of the same seat, the last one against the end."""
    order = np.argsort(sequence, kind="stable")
    s = sequence[order]
    first = np.flatnonzero(np.r_[True, s[1:] != s[:-1]])
    length = np.diff(np.r_[first, len(s)])
    v, r = values[order], rewards[order]
    adv = np.zeros_like(v)
    by_length = np.argsort(-length, kind="stable")
    first, length = first[by_length], length[by_length]
    last = first + length - 1
    run = np.zeros(len(first), "f4")
    after = r[last].copy()
    for back in range(int(length[0])):  # all sequences at once, from their ends
        live = int(np.searchsorted(-length, -back, side="left"))  # those longer than `back`
        at = last[:live] - back
        run[:live] = after[:live] - v[at] + keep * run[:live]
        adv[at] = run[:live]
        after[:live] = v[at]
    out = np.zeros_like(adv)
    out[order] = adv
    return out


def steps(d, decisions):
    """Decisions in any order, cut where a step would get too many options."""
    order = torch.randperm(d["many"], device=d["chosen"].device)
    options = d["optionCount"][order].cumsum(0).cpu().numpy()
    at = 0
    while at < len(order):
        base = options[at - 1] if at > 0 else 0
        end = min(at + decisions, max(at + 1, int(np.searchsorted(options, base + MOST_OPTIONS))))
        yield order[at:end]
        at = end


def imitate(net, optimizer, d, scale, lead_scale, epochs, decisions):
    """Learns the choices of a teacher, and how its games end."""
    seats = net.shape["seats"]
    leads = torch.tanh(d["leads"] / lead_scale)
    there = torch.arange(seats, device=leads.device) < d["seats"][:, None]
    rewards = payoff(d, lead_scale)
    for _ in range(epochs):
        loss_sum = right = 0.0
        for index in steps(d, decisions):
            b = pick(d, index)
            expected, logits = net(b, scale)
            shares = log_shares(logits, b["owner"], len(index))
            chosen = shares[b["option_from"] + d["chosen"][index]]
            best = torch.full((len(index),), -1e9, device=logits.device).scatter_reduce(0, b["owner"], shares.detach(), "amax")
            value, lead, win = value_losses(net, expected, d, index, rewards, leads, there)
            loss = -chosen.mean() + 0.5 * value + 0.25 * lead + WIN * win
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.learning(), 1.0)
            optimizer.step()
            loss_sum -= float(chosen.detach().sum())
            right += float((chosen.detach() >= best - 1e-6).sum())
    return dict(decisions=d["many"], surprise=round(loss_sum / d["many"], 3), right=round(right / d["many"], 3))


def value_losses(net, expected, d, index, target, leads, there):
    seats = net.shape["seats"]
    mask = there[index]
    lead = (((expected[:, :seats] - leads[index]) ** 2) * mask).sum() / mask.sum()
    win_logits = expected[:, seats : 2 * seats].masked_fill(~mask, -1e9)
    win = -(F.log_softmax(win_logits, 1).masked_fill(~mask, 0) * d["wins"][index]).sum(1).mean()
    return ((expected[:, -1] - target[index]) ** 2).mean(), lead, win


def learn(net, optimizer, d, scale, lead_scale, epochs=3, decisions=4096, entropy=0.004, keep=0.95, clip=0.2, aim=0.03):
    seats = net.shape["seats"]
    device = d["chosen"].device
    rewards = payoff(d, lead_scale)
    values = torch.zeros(d["many"], device=device)
    with torch.no_grad():
        for at in range(0, d["many"], decisions):
            index = torch.arange(at, min(d["many"], at + decisions), device=device)
            expected, _ = net(pick(d, index), scale)
            values[index] = expected[:, -1]
    advantage = advantages(values.cpu().numpy(), rewards.cpu().numpy(), d["sequence"], keep)
    target = torch.from_numpy(advantage).to(device) + values
    a = torch.from_numpy(advantage).to(device)
    a = (a - a.mean()) / (a.std() + 1e-6)
    explained = 1 - float(((rewards - values) ** 2).mean() / rewards.var())
    leads = torch.tanh(d["leads"] / lead_scale)
    there = torch.arange(seats, device=device) < d["seats"][:, None]
    sums = dict(policy=0.0, value=0.0, entropy=0.0, moved=0.0)
    n = 0
    for epoch in range(epochs):
        moved = []
        for index in steps(d, decisions):
            b = pick(d, index)
            expected, logits = net(b, scale)
            shares = log_shares(logits, b["owner"], len(index))
            chosen = shares[b["option_from"] + d["chosen"][index]]
            ratio = (chosen - d["likely"][index]).exp()
            gain = a[index]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
            spreadness = -(shares.exp() * shares).sum() / len(index)
            value, lead, win = value_losses(net, expected, d, index, target, leads, there)
            loss = policy + 0.5 * value + 0.25 * lead + WIN * win - entropy * spreadness
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.learning(), 0.5)
            optimizer.step()
            gap = float((ratio - 1 - ratio.log()).mean())
            moved.append(gap)
            n += 1
            for name, x in (("policy", policy), ("value", value), ("entropy", spreadness), ("moved", gap)):
                sums[name] += float(x)
        if np.mean(moved) > aim:
            break
    net.seen[d["rows"].long()] = True
    net.seen[d["changes"].long().abs()] = True
    net.seenWords[d["words"].long().reshape(-1)] = True
    return dict(explained=round(explained, 3), epochs=epoch + 1, **{k: round(v / max(1, n), 4) for k, v in sums.items()})


def learn_hunch(net, optimizer, d, scale, epochs=2, decisions=256):
    """Learns what the policy takes at decisions where every option was read: so that it need not be read to be found."""
    whole = torch.nonzero(d["whole"]).flatten()
    if not net.hunched or len(whole) == 0:
        return {}
    few = net.shape["few"]
    taken, states = [], []  # what the policy does does not change meanwhile
    with torch.no_grad():
        for index in whole.split(2048):
            b = pick(d, index)
            taken.append(log_shares(net(b, scale)[1], b["owner"], len(index)).exp())
            states.append(net.state(b, scale))
    taken, states = torch.cat(taken), torch.cat(states)
    count = d["optionCount"][whole]
    begin = count.cumsum(0) - count
    facts = d["facts"][spread(d["option_at"][whole], count)[0]]
    sums = dict(surprise=0.0, favourite=0.0, kept=0.0)
    for epoch in range(epochs):
        for index in torch.randperm(len(whole), device=whole.device).split(decisions):
            options, first = spread(begin[index], count[index])
            owner = torch.repeat_interleave(torch.arange(len(index), device=index.device), count[index])
            shares = taken[options]
            scores = log_shares(net.hunch(facts[options].long(), states[index], owner), owner, len(index))
            loss = -(shares * scores).sum() / len(index)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            if epoch > 0:
                continue  # what it knew of decisions that it had not learned from
            found = among_best(scores.detach(), owner, first, few)
            best = torch.full((len(index),), -1.0, device=shares.device).scatter_reduce(0, owner, shares, "amax")
            sums["surprise"] += float(loss) * len(index)
            sums["kept"] += float((shares * found).sum())
            sums["favourite"] += float((found & (shares >= best[owner])).sum())
    return dict(hunch={name: round(x / len(whole), 3) for name, x in sums.items()}, whole=len(whole))


def among_best(scores, owner, first, few):
    """By option: is it one of the so many best of its decision?"""
    order = torch.argsort(scores, descending=True)
    order = order[torch.argsort(owner[order], stable=True)]
    place = torch.empty_like(order)
    place[order] = torch.arange(len(order), device=order.device)
    return place - first[owner] < few
