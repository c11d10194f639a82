import { catalog } from '@tianxia/catalog';
import { benchMind } from './mind.ts';
import { benchPlayouts } from './playouts.ts';
import { benchSearch } from './search.ts';

/** One game per process: a kernel that has played other games before is slower, since its calls then have many targets. */
const [what = 'games', id = ''] = process.argv.slice(2);
if (what === 'games') console.log(catalog.map(about => about.id).join('\n'));
else if (what === 'playouts') await benchPlayouts(id);
else if (what === 'search') await benchSearch(id);
else if (what === 'mind') await benchMind(id);
else throw new Error(`no such bench: ${what}`);
