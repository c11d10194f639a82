/** What letters and alerts say, in English. Another language has the same keys or does not compile. */
export const letters = {
  turn: (game: string, table: string) => ({
    title: `${game}: your turn`,
    text: `It is your turn at ${game}, table ${table}.`,
  }),
  invite: (game: string, by: string) => ({
    title: `${game} with ${by}?`,
    text: `${by} asks you to a table of ${game}.`,
  }),
  rematch: (game: string, by: string) => ({
    title: `${game}: a rematch`,
    text: `${by} wants to play ${game} again, with you.`,
  }),
  noMore: (link: string) => `No such mails any more: ${link}`,
  confirm: (link: string, site: string) => ({
    subject: 'Tianxia: is this your address?',
    text: `Somebody, probably you, gave this address at ${site}, to hear when it is their turn.

Is it yours? Then say so here, within a day:
${link}

If it was not you, do nothing, or say so behind the same link: the address is removed, and no mail comes any more.`,
  }),
  password: (name: string, link: string) => ({
    subject: 'Tianxia: a new password',
    text: `Somebody, probably you, asks for a new password for ${name}. Choose it here, within an hour:

${link}

If it was not you, leave this letter alone: nothing has changed.`,
  }),
  unsubscribe: {
    ask: 'No mails of turns any more?',
    go: 'No mails any more',
    done: 'You get no mails of turns any more.',
  },
};
