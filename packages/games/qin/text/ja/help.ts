import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: '自分のパゴダを最初にすべて置いた人の勝ちです。',
  phases: { lay: 'タイルを置く', draw: 'タイルを引く' },
  actions: {
    lay: '**タイルを置く。** 同じ色の2マスがつながると自分の州になり、パゴダを1つ置けます。5マスになるともう1つ置けます。',
    draw: '**山から引く。** 手札を補うだけです。どの山も同じです。',
  },
  firsts: {
    skipped: { title: '手番が飛ばされました', text: '置けるタイルがない人は、置かず、引かずに次の人へ移ります。' },
  },
};
