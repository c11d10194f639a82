import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { named } from '../names.ts';
import { listed, signed, who } from './people.ts';
import { icons, worthParts } from './things.ts';

const NTH = ['第一', '第二'];

/** Policies, trust, palace, tiles, treasures, characters for hire. */
export const boardWords = {
  // ---- policies ----
  policies: '政策',
  footOfScroll: '卷軸底部：現在結算的得分',
  discsLeft: left => `已結算；再${left}項就移除所有圓片`,
  scroll: (names, done, under, gains) =>
    `${named(names)}${done ? '，已結算' : ''}${under > 0 ? `，下有${under}張貢品` : ''}。現在結算：${gains.map(([one, said]) => `${who(one)} ${said}`).join('；')}`,
  doneTip: '已結算：移除圓片前不能再結算，但終局仍計分。',
  ifSettledNow: '現在結算：',
  otherSide: '另一面：',
  // ---- trust ----
  trust: '信任',
  fee: '詔令費用',
  trustSpoken: list => `信任：${list.map(([one, trust]) => `${who(one)} ${trust}`).join('、')}`,
  decreer: (people, { nth, now }) => {
    const names = listed(people.map(who), '或');
    if (now) return `${names}正在頒布${NTH[nth]}道詔令`;
    return nth === 0 ? `${names}先頒詔令` : `然後是${names}`;
  },
  dropsTo: (trust, left, missing) => (missing > 0 ? `（${trust} → 0，缺${missing}）。` : `（${trust} → ${left}）。`),
  // ---- views of the board, as tabs ----
  views: { auction: '競標', policies: '政策', palace: '宮殿', estate: '家業', rivals: '對手' },
  // ---- court ----
  court: '朝廷',
  orderOfPlay: '順位',
  decrees: '詔令',
  decreeTip: (does, up) => `${does}，順序不拘。${up ? '' : '本輪已使用。'}`,
  // ---- market ----
  forHire: '可雇用',
  deck: (left, discarded) => `牌庫${left}，棄牌${discarded}`,
  nobodyForHire: '沒有人物了。',
  left: '剩餘',
  supplyTip: each => `供應區的士兵。用完後下一次拿取會讓所有玩家付${each}名。`,
  supply: '供應區的士兵',
  bagTip: '袋中板塊',
  pileTip: '貢品堆',
  bag: '袋中',
  bagNote: left => `${left}塊`,
  // ---- palace ----
  palace: '宮殿',
  palacePrices: prices => `升${prices.map((_, i) => i + 1).join('、')}級花${prices.join('、')}金`,
  level: level => `第${level}級`,
  levelTip: (gives, vp, people) =>
    `${gives}。終局${vp}分。${people.length > 0 ? `${listed(people.map(who))}在此。` : ''}`,
  hsiungnu: '匈奴',
  strength: strength => `匈奴的戰力：${strength}`,
  strengthTip: '邊防和遠征以你的防禦與它相比。',
  // ---- sets and treasures ----
  sets: '板塊組',
  setsNote: '目前對你的價值',
  setsGone: '所有板塊組都已被拿走。',
  setSpoken: (tiles, worth) => `${listed(tiles)}${worth === undefined ? '' : `；對你的價值：${worth}`}`,
  setOf: many => `${many}塊一組`,
  worthLine: worth => worthParts(worth).join('，'),
  worthShort: worth => worthParts(worth).slice(0, 2).join('，'),
  worthTip: (worth, nameOf) =>
    `現有政策結算時對你：${worthParts(worth).join('，')}。${worth.byPolicy.length > 0 ? `${worth.byPolicy.map(({ side, vp }) => `${nameOf(side)}${signed(vp)}`).join('，')}。` : ''}`,
  tileBrings: ({ gained }, worth) => (gained === undefined ? worthParts(worth).join('，') : icons(gained)),
  treasures: '秘寶',
  free: '無主',
  lastWord: text => text,
  unitOf: gained => iconText(gained).replace(/[+−]?\d+/, ''),
  treasureTip: ({ uses, vp }, holder) =>
    `在主人的內政回合：${uses.map(({ from, to, gain }) => `${iconText(gain)}（第${from}至${to}輪）`).join('，')}。終局${vp}分。${holder === undefined ? '無人持有' : `由${who(holder)}持有`}。`,
  treasureFrom: (brings, holder) =>
    `每回合${listed(brings.map(iconText))}；${holder === undefined ? '在桌上' : holder.you ? '已是你的' : `從${holder.name}手中拿走`}`,
} satisfies Partial<Words>;
