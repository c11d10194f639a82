"""plot.py OUT.svg LOG.jsonl...: what the logs of training tell over its minutes, a row for each game: mean points in games against
itself, and beside it the share of games won against greedy bots in all other seats."""
import json
import sys

WIDE, HIGH, LEFT, TOP, GAP = 300, 150, 36, 26, 24
COLOURS = {"1": "#8a8a8a", "2": "#b5482f", "3": "#2f6db5", "4": "#3f8f4f", "5": "#8a5fb0"}


def frame(top, left, title, counts, low, high, end, told):
    """Axes and heading of a chart, and where a moment and a value lie in it."""
    x = lambda seconds: left + LEFT + (WIDE - LEFT) * seconds / (end or 1)
    y = lambda value: top + TOP + HIGH * (1 - (value - low) / (high - low or 1))
    out = [f'<text x="{left + LEFT}" y="{top + 14}" font-weight="bold">{title}</text>']
    for i, n in enumerate(counts):
        out.append(f'<text x="{left + LEFT + 190 + 20 * i}" y="{top + 14}" fill="{COLOURS[n]}">{n}</text>')
    out.append(f'<text x="{left + LEFT + 150}" y="{top + 14}">players</text>')
    out.append(f'<path d="M{left + LEFT} {top + TOP}V{top + TOP + HIGH}H{left + WIDE}" fill="none" stroke="#999"/>')
    for value in (low, high):
        out.append(f'<text x="{left + LEFT - 4}" y="{y(value) + 4:.1f}" text-anchor="end">{told(value)}</text>')
    out.append(f'<text x="{left + WIDE}" y="{top + TOP + HIGH + 14}" text-anchor="end">{end / 60:.1f} minutes</text>')
    return x, y, out


def curve(points, colour):
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="{colour}"/>' for x, y in points] if len(points) < 40 else []
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>', *dots]


def level(at, left, colour):
    """What would be no better than the teacher, or than chance."""
    return f'<path d="M{left + LEFT} {at:.1f}H{left + WIDE}" stroke="{colour}" stroke-dasharray="3 3" opacity="0.6"/>'


def points_chart(lines, top):
    rounds = [line for line in lines if "points" in line and "taught" not in line]
    teacher = next((line["points"] for line in lines if "taught" in line), {})
    counts = [n for n in COLOURS if sum(n in line["points"] for line in rounds) > len(rounds) / 2]
    values = [x for line in rounds for n, x in line["points"].items() if n in counts] + [teacher[n] for n in counts if n in teacher]
    if not values:
        return []  # too early to tell
    title = f'{rounds[0]["game"]}: points'
    x, y, out = frame(top, 0, title, counts, min(values), max(values), rounds[-1]["seconds"], lambda points: f"{points:.0f}")
    for n in counts:
        out += curve([(x(line["seconds"]), y(line["points"][n])) for line in rounds if n in line["points"]], COLOURS[n])
        if n in teacher:
            out.append(level(y(teacher[n]), 0, COLOURS[n]))
    return out


def wins_chart(lines, top):
    matches = [line for line in lines if line.get("match") == "greedy"]
    counts = [n for n in COLOURS if any(n in line for line in matches)]
    if not counts:
        return []
    end = max(line["seconds"] for line in lines)
    x, y, out = frame(top, WIDE, "wins against greedy", counts, 0, 1, end, lambda share: f"{share:.0%}")
    for n in counts:
        out += curve([(x(line["seconds"]), y(line[n]["wins"])) for line in matches if n in line], COLOURS[n])
        if n != "1":
            out.append(level(y(1 / int(n)), WIDE, COLOURS[n]))  # a fair share
    return out


def draw(to, logs):
    games = {}
    for path in logs:  # a log that goes on from another one is added to it
        for line in map(json.loads, open(path)):
            games.setdefault(line["game"], []).append(line)
    each = TOP + HIGH + GAP
    drawn = [part for i, lines in enumerate(games.values()) for part in points_chart(lines, i * each) + wins_chart(lines, i * each)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDE + 10} {each * len(games)}" font-family="sans-serif" font-size="10"><title>Points in self-play and wins against greedy by minutes of training</title>'
    with open(to, "w") as file:
        file.write("\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *drawn, "</svg>"]) + "\n")


if __name__ == "__main__":
    draw(sys.argv[1], sys.argv[2:])
