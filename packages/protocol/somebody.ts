/** The name in the seats of whoever has deleted their account. Nobody else can have it; every reader is told it in their language. */
export const SOMEBODY = 'somebody';
