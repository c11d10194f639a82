/**
 * The one place without types. The kernel's tables hold rows of every game at once; a game's own types end where its flow is
 * compiled and begin again where a rule is called. Everything else in the project is typed.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Erased = any;
