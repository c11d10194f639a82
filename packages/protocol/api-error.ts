import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { CLOSED } from './numbers.ts';
import type { ErrorBody, Refused } from './refused.ts';

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  badRequest: 400,
  noSuchRoute: 404,
  noSuchTable: 404,
  noSuchGame: 404,
  noSuchPack: 404,
  noSuchPerson: 404,
  noSuchThing: 404,
  badOptions: 422,
  badColour: 422,
  colourTaken: 409,
  badContent: 422,
  seatTaken: 409,
  alreadySeated: 409,
  noSeat: 409,
  notSeated: 403,
  notHost: 403,
  notInvited: 403,
  signIn: 401,
  badSignIn: 401,
  secondFactor: 401,
  proof: 403,
  nameTaken: 409,
  lastWayIn: 409,
  needsAccount: 403,
  scope: 403,
  banned: 403,
  muted: 403,
  badToken: 401,
  notStarted: 409,
  notOver: 409,
  over: 409,
  closed: 403,
  tooLarge: 413,
  tooMany: 429,
  wrongOrigin: 403,
  tooOldToPlay: 409,
  quarantined: 409,
  busy: 503,
  restarting: 503,
  internal: 500,
};

const CLOSES: Partial<Record<ErrorCode, number>> = {
  noSuchTable: CLOSED.noSuchTable,
  badToken: CLOSED.badToken,
  notInvited: CLOSED.signIn,
  banned: CLOSED.banned,
  busy: CLOSED.restarting,
};
/** The number with which a socket is closed that is refused. */
export const closedFor = (code: ErrorCode): number => CLOSES[code] ?? CLOSED.broken;

/** A refusal that is thrown: what a client did wrong, in words it can show. */
export class ApiError extends Error implements Refused<ErrorCode> {
  readonly code: ErrorCode;
  readonly field?: string;
  constructor(code: ErrorCode, message: string, field?: string) {
    super(message);
    this.code = code;
    if (field !== undefined) this.field = field;
  }
  get status(): number {
    return STATUS[this.code];
  }
  get body(): ErrorBody {
    const { code, message, field } = this;
    return { error: { code, message, ...(field === undefined ? {} : { field }) } };
  }
}
export const noSuchTable = (id: string) => new ApiError('noSuchTable', `there is no table ${id.slice(0, 40)}`);

/** The value, or an error that names the first wrong field. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  const field = issue.path.map(String).join('.');
  throw new ApiError('badRequest', field === '' ? issue.message : `${field}: ${issue.message}`, field || undefined);
}
