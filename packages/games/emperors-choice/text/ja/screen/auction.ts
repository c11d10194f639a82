import type { Saying } from '@tianxia/kernel';
import type { auctionWords as english } from '../../en/screen/auction.ts';
import { cubes, who } from './things.ts';

export const auctionWords: Saying<typeof english> = {
  auction: '競り',
  total: '合計',
  place: tile => (tile === 1 ? '最強' : `${tile}番目`),
  lostOnPass: 'パスで失う',
  nothingToLose: '失うものなし',
  toBeat: '超える額',
  was: declared => `前は${declared}`,
  now: total => `今は${total}`,
  noBid: '最初の宣言',
  realTotal: total => `残っている分の合計は${total}。宣言した額は次の手番まで有効です。`,
  hasPassed: (tile, of) =>
    tile === of
      ? 'パス済み。タイルは最後に取り、次のラウンドを始めます。'
      : `パス済み。タイルは${tile}番目に取ります。`,
  further: many => `さらに弱い${many}個（どの順番タイルでも失わない）`,
  wouldBeLost: '今パスすると失う',
  mightBeLost: '今パスするとこのうち1つを失う',
  power: power => `パワー${power}`,
  exits: '離脱タイル',
  exitName: id => `離脱タイル${id}`,
  exitTip: (gives, up, passing) =>
    `${gives}。${up ? (passing ? '押すとパスして取ります。' : '') : '今ラウンド使用済み。'}`,
  or: 'か',
  used: '使用済',
  yourBid: '自分の宣言',
  charactersOf: (shown, allowed) => `人物 ${shown}/${Math.max(shown, allowed)}枚`,
  opensWithAny: '競りを始める',
  beats: '上回る',
  mustBeat: '超えるべき額',
  atMost: most => `最大${most}`,
  cubeLess: '兵士を1個減らす',
  cubeMore: '兵士を1個増やす',
  cubesToAdd: '加える兵士',
  of: many => `/ ${many}`,
  justEnough: least => `+${cubes(least)}で首位`,
  bidNow: total => `${total}を宣言`,
  pass: 'パス',
  loses: names => (names.length === 0 ? '失うものなし' : `${names.join('か')}を失う`),
  bidDoes: 'この宣言の結果',
  nextNeeds: (next, need, allowed) => `次の${who(next)}は${need}以上が必要で、人物を${allowed}枚まで公開できます。`,
  orPass: '今パスする場合',
  passDoes: (loss, exits, tile) => `${loss}。離脱タイル${exits.join('か')}を取り、タイルは${tile}番目に選びます。`,
};
