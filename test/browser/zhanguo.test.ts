import { testAgainstBots } from './hands/against-bots.ts';
import { zhanguo } from './hands/zhanguo.ts';

testAgainstBots(zhanguo);
