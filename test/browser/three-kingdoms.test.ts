import { testAgainstBots } from './hands/against-bots.ts';
import { threeKingdoms } from './hands/three-kingdoms.ts';

testAgainstBots(threeKingdoms);
