import type { ErrorBody, SignedInBody } from '@tianxia/protocol';

export interface Answer<T> {
  status: number;
  body: T;
  cookie: string | undefined; // set by the answer
  headers: Headers;
}
export interface By {
  token?: string | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}
/** Any request, by a program with its token or a browser with its cookie. */
export async function ask<T = ErrorBody>(
  url: string,
  line: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
  { token, cookie, headers = {} }: By = {},
  body?: unknown,
): Promise<Answer<T>> {
  const [method, path] = line.split(' ') as [string, string];
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text === '' ? undefined : JSON.parse(text)) as T,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0],
    headers: answer.headers,
  };
}
export const codeOf = ({ status, body }: Answer<unknown>): [number, string] => [
  status,
  (body as ErrorBody | undefined)?.error?.code ?? '',
];
export const PASSWORD = 'nine dragons over the river';
/** An account of its own, known by the token of a session. */
export async function account(url: string, name: string, guestToken?: string): Promise<{ id: string; token: string }> {
  const { status, body } = await ask<SignedInBody>(
    url,
    'POST /api/accounts',
    { token: guestToken },
    {
      name,
      password: PASSWORD,
      token: true,
    },
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.person.id, token: body.token! };
}
/** Shows once more, by the password, whose session this is: what changes a way into an account asks for it. */
export async function prove(url: string, by: By): Promise<void> {
  const { status, body } = await ask(url, 'POST /api/me/proof', by, { password: PASSWORD });
  if (status !== 204) throw new Error(JSON.stringify(body));
}
/** An account whose session has just shown whose it is. */
export async function provenAccount(url: string, name: string): Promise<{ id: string; token: string }> {
  const made = await account(url, name);
  await prove(url, made);
  return made;
}
