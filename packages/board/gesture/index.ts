export { type Asked, askedOf, type Candidate, type Why, whyOf } from './candidates.ts';
export { type Look, lookAt, looksOf, press, rulesOf } from './choosing.ts';
export type { Composed, Composer, Moment } from './composing.ts';
export { type Gesturing, gestureOn, type Made, nothingMade } from './gesture.ts';
export type { Desk, Gestures } from './moments.ts';
export { at, doing, eachOf, ITSELF, moveOf, type Press, thingsOf } from './pressed.ts';
export * from './useGesture.ts';
