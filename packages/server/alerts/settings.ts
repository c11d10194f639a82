/** How people who are not here are told that it is their turn. What is left out is not offered. */
export interface AlertSettings {
  site: string; // https://play.example.org: where links lead
  /** Web push needs no more than this; its keys are made once and kept in the database unless they are given. */
  push?: { subject?: string; publicKey?: string; privateKey?: string }; // subject: mailto: or https: of the operator
  mail?: { server: string; from: string }; // smtp://user:password@host:port
  webhooks?: boolean;
  /** Webhooks and push services on this machine and in its own network: for tests and closed networks. */
  insideToo?: boolean;
  wait?: number; // milliseconds from the beginning of a turn: who answers sooner is not told
  every?: number; // milliseconds between looks for turns to tell of
  counted?: (by: string, delivered: boolean) => void; // called for each letter, so that the metrics can count it
}
export const WAIT = 20_000;
export const EVERY = 10_000;
