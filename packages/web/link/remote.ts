import type { GameRecord } from '@tianxia/kernel';
import type { FromClient, FromServer, SeenBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol/api-error';
import { withChanges } from '@tianxia/protocol/changes';
import { CLOSED, PROTOCOL } from '@tianxia/protocol/numbers';
import { whoAmI } from '../me.ts';
import { ask, recordOf } from '../server.ts';
import { watched } from '../watched.ts';
import { factsOf, joined, withLines } from './facts.ts';
import { keepLine } from './line.ts';
import type { Refused, Seen, TableLink } from './link.ts';

const LOST: Refused = { code: 'lost', message: 'lost' };
type Wish = Exclude<FromClient, { type: 'ping' }>;
interface Waiting {
  wish: Wish;
  own: number; // choices of ours in force when it was made
  sentBefore: boolean; // the line broke after it was sent: it may have been carried out
  answer(refused: Refused | undefined): void;
}

/**
 * A table on the server. The line comes back by itself; a choice is answered once it is committed. What was chosen while the line
 * was broken is sent afterwards: it names the version it was made for, so the server takes it once or not at all.
 */
export function openRemote(id: string, { content, hand }: { content?: unknown; hand?: string } = {}): TableLink {
  const seen = watched<Seen>({ connection: 'opening' });
  const asked = new Map<number, Waiting>();
  let ids = 0;
  let ready = false; // the table has been heard since the line stands
  let key: string | undefined;
  let late = Number.POSITIVE_INFINITY; // ours minus the server's clock: the least of what was heard, since messages take time

  const address = () => {
    const url = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('changes', '');
    if (hand !== undefined) url.searchParams.set('hand', hand);
    return url;
  };
  const line = keepLine(address, {
    opened() {
      const { ended: _, ...now } = seen.get();
      seen.set(now);
      void askVersion();
    },
    heard: text => hear(JSON.parse(text) as FromServer),
    lost() {
      ready = false;
      late = Number.POSITIVE_INFINITY;
      for (const waiting of asked.values()) waiting.sentBefore = true;
      seen.set({ ...seen.get(), connection: 'lost', unsent: asked.size > 0 });
    },
    // The page stays as it is, with what waits to be sent: it goes out when they are back.
    ended: code => seen.set({ ...seen.get(), ended: code === CLOSED.banned ? 'banned' : 'signedOut' }),
    mayReturn: () =>
      whoAmI(true).then(
        me => me !== null,
        () => true, // nobody answers: that is a lost line like any other
      ),
    gone(code) {
      for (const waiting of asked.values()) waiting.answer(LOST);
      asked.clear();
      const problem = { [CLOSED.noSuchTable]: 'noSuchTable', [CLOSED.signIn]: 'signIn' }[code] ?? 'badToken';
      seen.set({ connection: 'none', problem });
    },
  });
  function hear(message: FromServer): void {
    const now = seen.get();
    switch (message.type) {
      case 'table': {
        if (message.clocks !== undefined) late = Math.min(late, Date.now() - message.clocks.at);
        const facts = { ...factsOf(message, now.facts, key, late), ...(content === undefined ? {} : { content }) };
        seen.set({ ...now, connection: 'live', facts });
        return;
      }
      case 'update':
        line.works();
        show(message.from, message.update);
        return;
      case 'changes':
        if (now.update !== undefined)
          show(message.from, { ...message.update, view: withChanges(now.update.view, message.changes) });
        return;
      case 'refused':
        if (message.id !== null) refuse(message.id, message);
        return;
      case 'done':
        settle(message.id, undefined);
        return;
      case 'rematch':
        if (now.facts !== undefined) seen.set({ ...now, facts: { ...now.facts, rematch: message.id } });
        return;
      case 'chat':
        seen.set({ ...now, chat: withLines(message.whole ? [] : (now.chat ?? []), message.lines) });
        return;
      case 'askedUndo':
        seen.set({ ...now, askedUndo: message });
        return;
      case 'pong': // heard: the line is alive
    }
  }
  function show(from: number, update: NonNullable<Seen['update']>): void {
    const now = seen.get();
    seen.set({ ...now, connection: 'live', update: joined(now.update, from, update) });
    if (update.result !== undefined && key === undefined) void openKey();
    if (!ready) sendWhatWaits();
  }
  const ownSteps = () => {
    const { update, facts } = seen.get();
    return update?.happened.filter(step => facts?.you.includes(step.seat)).length ?? 0;
  };
  function sendWhatWaits(): void {
    ready = true;
    for (const { wish } of asked.values()) line.send(JSON.stringify(wish));
    const { unsent: _, ...now } = seen.get();
    seen.set(now);
  }
  function refuse(request: number, { code, message, reason, rule }: Extract<FromServer, { type: 'refused' }>): void {
    const waiting = asked.get(request);
    // it was carried out before the line broke, and only its answer was lost
    const wasDone = waiting?.sentBefore && code !== 'illegal' && waiting.own !== ownSteps();
    const refused = {
      code,
      message,
      ...(reason === undefined ? {} : { reason }),
      ...(rule === undefined ? {} : { rule }),
    };
    settle(request, wasDone ? undefined : refused);
  }
  function settle(request: number, answer: Refused | undefined): void {
    asked.get(request)?.answer(answer);
    asked.delete(request);
  }
  function wish(made: (id: number, version: number) => Wish): Promise<Refused | undefined> {
    const request = ++ids;
    const now = seen.get();
    return new Promise(answer => {
      const waiting = { wish: made(request, now.update?.version ?? 0), own: ownSteps(), sentBefore: false, answer };
      asked.set(request, waiting);
      if (!ready || !line.send(JSON.stringify(waiting.wish))) seen.set({ ...seen.get(), unsent: true });
    });
  }
  /** After an upgrade the server may mean other things by its words than this page does. */
  async function askVersion(): Promise<void> {
    try {
      const { protocol } = await ask('GET /api/version');
      if (protocol !== PROTOCOL) seen.set({ ...seen.get(), outdated: true });
    } catch {
      // the line says itself when nobody is there
    }
  }
  /** The key is public once the game is over: the record has it. */
  async function openKey(): Promise<void> {
    const found = await record();
    if ('code' in found || found.key === undefined) return;
    key = found.key;
    const now = seen.get();
    if (now.facts !== undefined) seen.set({ ...now, facts: { ...now.facts, key } });
  }
  async function record(): Promise<GameRecord | Refused> {
    try {
      return await recordOf(id);
    } catch (problem) {
      return problem instanceof ApiError ? { code: problem.code, message: problem.message } : LOST;
    }
  }
  /** A reader who could not be told what was missed sees the table as it is. */
  async function missed(from: number): Promise<SeenBody['seen']> {
    try {
      return (await ask('GET /api/tables/:id/seen', { params: { id }, query: { from } })).seen;
    } catch {
      return [];
    }
  }
  return {
    get: seen.get,
    subscribe: seen.subscribe,
    choose: (words, after = []) =>
      wish((request, version) => ({
        type: 'choose',
        id: request,
        version,
        words,
        ...(after.length === 0 ? {} : { after: [...after] }),
      })),
    undo: () => wish((request, version) => ({ type: 'undo', id: request, version })),
    redo: () => wish((request, version) => ({ type: 'redo', id: request, version })),
    askUndo: to => wish((request, version) => ({ type: 'askUndo', id: request, version, to })),
    answerUndo: yes => wish(request => ({ type: 'answerUndo', id: request, yes })),
    askPause: until =>
      wish(request => ({
        type: 'askPause',
        id: request,
        until: Math.round(until - (Number.isFinite(late) ? late : 0)),
      })),
    answerPause: yes => wish(request => ({ type: 'answerPause', id: request, yes })),
    goOn: () => wish(request => ({ type: 'goOn', id: request })),
    missed,
    record,
    close: line.close,
  };
}
