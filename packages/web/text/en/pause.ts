import { forms } from './forms.ts';

/** Words for a pause that all agree on. In English. */
export const pause = {
  until: forms.until,
  title: 'Pause',
  about:
    'If everybody agrees, the clocks stop until then. You may still make choices, and everybody together can end the pause early.',
  ask: 'Ask for a pause',
  askTitle: 'For how long?',
  upTo: (until: string) => `Until ${until} at the latest.`,
  cancel: 'Cancel',
  already: 'There is a pause already, or somebody has asked for one.',
  asks: (name: string, until: string) =>
    `${name} asks for a pause until ${until}: no clock runs, and choices may still be made. All the others must agree.`,
  youAsked: (until: string, waiting: string) => `You asked for a pause until ${until}. Waiting for ${waiting}.`,
  withdraw: 'Withdraw',
  youAgreed: (until: string, waiting: string) => `You agreed to a pause until ${until}. Waiting for ${waiting}.`,
  refuse: 'No pause',
  agree: 'Agree',
  lasts: (until: string) => `Paused until ${until}: no clock runs. Choices may still be made.`,
  wouldGoOn: (names: string, one: boolean) => `${names} ${one ? 'wants' : 'want'} to go on.`,
  youWouldGoOn: (waiting: string) => `You want to go on. Waiting for ${waiting}.`,
  goOn: 'Go on',
  began: 'All agreed: the clocks stop.',
  none: 'There is no pause: the clocks run.',
  over: 'The pause is over: the clocks run.',
};
