export { FEW, hunchOf, MANY } from './hunch.ts';
export { everything, GAINS, type Look, looking } from './look.ts';
export { type Minded, mindFrom, mindIfFits, softmax } from './mind.ts';
export { emptyNetwork, gainIn, type Network, partsOf, thinker, worthIn } from './network.ts';
export { type Reader, readerOf } from './reader.ts';
export { fingerprint, type Slots } from './slots.ts';
export { type Head, readWeights, writeWeights } from './weights.ts';
export { WORD_ROWS, WORDS } from './words.ts';
