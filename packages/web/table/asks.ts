import type {
  ChangeSeat,
  FriendsBody,
  HandLinkBody,
  NotesBody,
  Plan,
  RecordLine,
  RecordsBody,
} from '@tianxia/protocol';
import { ask } from '../server.ts';

/** What one may ask of a table with other people, beside its game. */
const at = (id: string, what: string) => `/api/tables/${encodeURIComponent(id)}/${what}`;

export const leaveTable = (id: string) => ask<unknown>(at(id, 'leave'), { body: {} });
export const comeBack = (id: string) => ask<unknown>(at(id, 'return'), { body: {} });
export const changeSeat = (id: string, seat: number, change: ChangeSeat) =>
  ask<unknown>(at(id, `seats/${seat}`), { body: change });

export const sayAt = (id: string, text: string) => ask<unknown>(at(id, 'chat'), { body: { text } });
export const muteForAll = (id: string, person: string) =>
  ask<unknown>(at(id, `mutes/${encodeURIComponent(person)}`), { method: 'PUT', body: {} });
export const reportTo = (id: string, about: { person: string; chat?: string; text: string }) =>
  ask<unknown>(at(id, 'reports'), { body: about });

export const notesAt = (id: string) => ask<NotesBody>(at(id, 'notes'));
export const keepNotes = (id: string, text: string) => ask<unknown>(at(id, 'notes'), { method: 'PUT', body: { text } });

export const makeHandLink = (id: string) => ask<HandLinkBody>(at(id, 'hand-links'), { body: {} });
export const endHandLinks = (id: string) => ask<unknown>(at(id, 'hand-links'), { method: 'DELETE' });

export const friendsNow = () => ask<FriendsBody>('/api/friends');
export const inviteTo = (id: string, person: string) => ask<unknown>(at(id, 'invites'), { body: { person } });

export const setPlan = (id: string, plan: Plan) => ask<unknown>(at(id, 'plan'), { method: 'PUT', body: plan });
export const dropPlan = (id: string) => ask<unknown>(at(id, 'plan'), { method: 'DELETE' });

/** How a finished table ended, with places and ratings. */
export async function endingOf(id: string): Promise<RecordLine | undefined> {
  const { records } = await ask<RecordsBody>(`/api/records?table=${encodeURIComponent(id)}`);
  return records.find(record => record.id === id);
}
