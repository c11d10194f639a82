export * from './offers.ts';
export { colourOf, type People, type Person, peopleAt } from './people.ts';
export * from './screen.ts';
export * from './words.ts';
