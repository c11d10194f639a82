import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Of which language a module is: words of the pages, or of a game. Names of languages stand in the menu of all of them. */
const languageOf = (id: string): string | undefined =>
  /\/packages\/(?:web|games\/[^/]+)\/text\/([\w-]+)\/(?!name\.ts$)/.exec(id)?.[1];
/** What every page needs is one file a language; the words of a table come with the table, those of pages with a page. */
const isFirst = (id: string) =>
  /\/packages\/(?:web\/text\/[\w-]+\/(?!later\.ts$|pages\/|site\.webmanifest)|games\/[^/]+\/text\/[\w-]+\/about\.ts$)/.test(
    id,
  );

/** What only those fetch who choose it: the letters that are easier to tell apart. */
const isChosen = (file: string) => /atkinson|easy-letters/.test(file);

/**
 * Writes the list of the build's files into the service worker, so that a new build is a new worker. Words are listed by language: a
 * browser keeps those of its reader.
 */
function precache(): Plugin {
  return {
    name: 'tianxia-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the build holds no sw.js');
        const files = Object.values(bundle).filter(
          ({ fileName }) => fileName.startsWith('assets/') && !fileName.endsWith('.map') && !isChosen(fileName),
        );
        const all = ['/', '/theme.js', '/seal.svg', '/seal-turn.svg', '/site.webmanifest'];
        const words: Record<string, string[]> = {};
        for (const file of files) {
          const languages = new Set(file.type === 'chunk' ? file.moduleIds.map(languageOf) : [undefined]);
          const [language] = languages;
          const ofOne = languages.size === 1 && language !== undefined;
          if (ofOne) words[language] = [...(words[language] ?? []), `/${file.fileName}`];
          else all.push(`/${file.fileName}`);
        }
        const list = { all: all.sort(), words };
        worker.code = worker.code.replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(list)));
      },
    },
  };
}

/** Fetches both fonts while the script loads: the first text appears in its own letters. */
function preloadFonts(): Plugin {
  return {
    name: 'tianxia-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => file.endsWith('.woff2') && !isChosen(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/**
 * Builds workers together with the pages, so that all load the same files: by itself Vite would bundle
 * the rules of a game twice.
 */
function workersAmongThePages(): Plugin {
  const written = "new URL('./worker.ts', import.meta.url)";
  return {
    name: 'tianxia-workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes(written)) return null;
      const folder = dirname(id); // two workers of one name would be taken for one
      const name = `${basename(folder)}-worker`;
      const worker = this.emitFile({ type: 'chunk', id: join(folder, 'worker.ts'), name });
      return code.replace(written, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
  };
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [workersAmongThePages(), react(), precache(), preloadFonts()],
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://localhost:8080', ws: true } },
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // what workers load, by themselves or through the catalogue, has no page to put a preload into
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => (/\/(catalog|\w+-worker)-/.test(hostId) ? [] : files),
    },
    rolldownOptions: {
      input: { main: here('./index.html'), sw: here('./sw.ts') },
      output: {
        // the service worker needs an address that stays, everything else one that changes with its content
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'catalog', test: /packages\/catalog\// },
            { name: 'forms', test: /\/web\/text\/forms\.ts$/, priority: 1 }, // of all languages, so in none of their files
            { debugName: 'words', name: id => (isFirst(id) && languageOf(id) ? `words-${languageOf(id)}` : null) },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
