export type ErrorCode =
  | 'badRequest' // a field is missing or wrong: `field` says which
  | 'noSuchRoute'
  | 'noSuchTable'
  | 'noSuchGame'
  | 'noSuchPack'
  | 'noSuchPerson'
  | 'noSuchThing' // of one's own: a passkey, a token, a line of chat
  | 'badOptions' // seats, options or terms the game does not have
  | 'badColour' // not one of the game's
  | 'colourTaken'
  | 'badContent' // the content pack is refused: the message has the path
  | 'seatTaken'
  | 'alreadySeated' // one person sits in one seat of a table
  | 'noSeat' // every seat is taken, or there is no such seat
  | 'notSeated' // only a player of the table may
  | 'notHost'
  | 'notInvited' // a private table, or one whose ratings you are outside of
  | 'signIn' // nobody is signed in, or the session has ended
  | 'badSignIn' // name or password is wrong: never which
  | 'secondFactor' // a code beside the password is missing or wrong
  | 'proof' // show once more whose session this is: POST /api/me/proof
  | 'nameTaken'
  | 'lastWayIn' // without it nobody could sign in to the account any more
  | 'needsAccount' // a guest cannot
  | 'scope' // the API token may not do this
  | 'banned'
  | 'muted' // by the host of the table
  | 'badToken'
  | 'notStarted'
  | 'notOver'
  | 'over'
  | 'closed' // registration is closed here, or by invitation
  | 'tooLarge'
  | 'tooMany' // from this address or account: try again later
  | 'wrongOrigin'
  | 'tooOldToPlay' // the table was begun under other rules than this server has
  | 'quarantined' // the rules could not be worked out with the pack of this table
  | 'busy' // the workers for packs from outside have too much to do: try again in a moment
  | 'restarting' // the server stops: come back in a moment
  | 'internal';
