import { testAgainstBots } from './hands/against-bots.ts';
import { emperorsChoice } from './hands/emperors-choice.ts';

testAgainstBots(emperorsChoice);
