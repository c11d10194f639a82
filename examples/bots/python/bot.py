#!/usr/bin/env python3
"""A bot for Tianxia that knows no rules: it asks what may be chosen, and chooses by chance. Needs Python 3.8, nothing else.
python3 bot.py http://localhost:8080/t/QIN-7F3K9QXW sits down as a guest; with TIANXIA_TOKEN set (scope "play") as its owner."""
import json, os, random, sys, time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

server, table = urlsplit(sys.argv[1])._replace(path="").geturl(), sys.argv[1].split("/")[-1]
token = os.environ.get("TIANXIA_TOKEN")

def ask(path, body=None):
    """The answer as a stream; a body makes it a POST. Silence for a minute is an error: events have a heartbeat."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(server + path, data, headers), timeout=60)


def choose():
    """Chooses until somebody else is asked. True when the game is over."""
    while True:
        now = json.load(ask(f"/api/tables/{table}/options"))
        if not now["options"]:
            return now["over"]
        option = random.choice(now["options"])  # a better bot thinks here
        try:
            ask(f"/api/tables/{table}/choices", {"version": now["version"], "words": option["words"]})
            print(option["text"], flush=True)
        except HTTPError as refused:
            if refused.code != 409:  # 409: the table has moved on, so look again
                raise


def play():
    """Follows the table line by line. True when the game is over."""
    for line in ask(f"/api/tables/{table}/events"):
        update = line.strip() and json.loads(line).get("update")  # other messages: who sits where, chat
        if update and (update["viewer"] in update["waiting"] or "result" in update) and choose():
            return True
    return False


if token is None:
    token = json.load(ask("/api/guests", {"name": "Python", "token": True}))["token"]
try:
    ask(f"/api/tables/{table}/join", {})
except HTTPError as refused:
    if '"alreadySeated"' not in (said := refused.read().decode()):
        sys.exit(said)
while True:
    try:
        if play():
            break
    except (OSError, HTTPException, ValueError) as problem:  # the server restarts, or the line is down
        if isinstance(problem, HTTPError) and problem.code < 500 and problem.code != 429:
            sys.exit(problem.read().decode())
        print(f"again in a second: {problem}", flush=True)
    time.sleep(1)
print("over")
