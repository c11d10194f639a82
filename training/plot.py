"""plot.py OUT.svg LOG.jsonl...: mean points in games against itself over the minutes of training, one small chart for each log."""
import json
import sys

WIDE, HIGH, LEFT, TOP, GAP = 300, 150, 36, 26, 24
COLOURS = {"1": "#8a8a8a", "2": "#b5482f", "3": "#2f6db5", "4": "#3f8f4f", "5": "#8a5fb0"}


def chart(lines, top):
    rounds = [line for line in lines if "points" in line and "taught" not in line]
    teacher = next((line["points"] for line in lines if "taught" in line), {})
    counts = [n for n in COLOURS if sum(n in line["points"] for line in rounds) > len(rounds) / 2]
    values = [x for line in rounds for n, x in line["points"].items() if n in counts] + [teacher[n] for n in counts if n in teacher]
    low, high, end = min(values), max(values), rounds[-1]["seconds"]
    x = lambda seconds: LEFT + (WIDE - LEFT) * seconds / end
    y = lambda points: top + TOP + HIGH * (1 - (points - low) / (high - low or 1))
    out = [f'<text x="{LEFT}" y="{top + 14}" font-weight="bold">{rounds[0]["game"]}</text>', f'<text x="{LEFT + 112}" y="{top + 14}">players</text>']
    for i, n in enumerate(counts):
        at = LEFT + 150 + 20 * i
        out.append(f'<text x="{at}" y="{top + 14}" fill="{COLOURS[n]}">{n}</text>')
        path = " ".join(f'{x(line["seconds"]):.1f},{y(line["points"][n]):.1f}' for line in rounds if n in line["points"])
        out.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[n]}" stroke-width="1.5"/>')
        if n in teacher:
            level = f"{y(teacher[n]):.1f}"
            out.append(f'<path d="M{LEFT} {level}H{WIDE}" stroke="{COLOURS[n]}" stroke-dasharray="3 3" opacity="0.6"/>')
    out.append(f'<path d="M{LEFT} {top + TOP}V{top + TOP + HIGH}H{WIDE}" fill="none" stroke="#999"/>')
    for points in (low, high):
        out.append(f'<text x="{LEFT - 4}" y="{y(points) + 4:.1f}" text-anchor="end">{points:.0f}</text>')
    out.append(f'<text x="{WIDE}" y="{top + TOP + HIGH + 14}" text-anchor="end">{end / 60:.1f} minutes</text>')
    return out


def main():
    to, *logs = sys.argv[1:]
    games = {}
    for path in logs:  # a log that goes on from another one is added to it
        for line in map(json.loads, open(path)):
            games.setdefault(line["game"], []).append(line)
    each = TOP + HIGH + GAP
    drawn = [part for i, lines in enumerate(games.values()) for part in chart(lines, i * each)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + 10} {each * len(games)}" font-family="sans-serif" font-size="10"><title>Points in self-play by minutes of training</title>'
    with open(to, "w") as file:
        file.write("\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *drawn, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
