/** What one may ask of a table with other people, beside its game. */
import type { ChangeSeat, Plan, RecordLine } from '@tianxia/protocol';
import { ask } from '../server.ts';

export const leaveTable = (id: string) => ask('POST /api/tables/:id/leave', { params: { id } });
export const comeBack = (id: string) => ask('POST /api/tables/:id/return', { params: { id } });
export const changeSeat = (id: string, seat: number, change: ChangeSeat) =>
  ask('POST /api/tables/:id/seats/:seat', { params: { id, seat: String(seat) }, body: change });

export const sayAt = (id: string, text: string) => ask('POST /api/tables/:id/chat', { params: { id }, body: { text } });
export const muteForAll = (id: string, person: string) =>
  ask('PUT /api/tables/:id/mutes/:person', { params: { id, person } });
export const reportTo = (id: string, about: { person: string; chat?: string; text: string }) =>
  ask('POST /api/tables/:id/reports', { params: { id }, body: about });

export const notesAt = (id: string) => ask('GET /api/tables/:id/notes', { params: { id } });
export const keepNotes = (id: string, text: string) =>
  ask('PUT /api/tables/:id/notes', { params: { id }, body: { text } });

export const makeHandLink = (id: string) => ask('POST /api/tables/:id/hand-links', { params: { id } });
export const endHandLinks = (id: string) => ask('DELETE /api/tables/:id/hand-links', { params: { id } });

export const friendsNow = () => ask('GET /api/friends');
export const inviteTo = (id: string, person: string) =>
  ask('POST /api/tables/:id/invites', { params: { id }, body: { person } });

export const setPlan = (id: string, plan: Plan) => ask('PUT /api/tables/:id/plan', { params: { id }, body: plan });
export const dropPlan = (id: string) => ask('DELETE /api/tables/:id/plan', { params: { id } });

/** How a finished table ended, with places and ratings. */
export async function endingOf(id: string): Promise<RecordLine | undefined> {
  const { records } = await ask('GET /api/records', { query: { table: id } });
  return records.find(record => record.id === id);
}
