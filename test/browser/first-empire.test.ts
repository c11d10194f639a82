import { testAgainstBots } from './hands/against-bots.ts';
import { firstEmpire } from './hands/first-empire.ts';

testAgainstBots(firstEmpire);
