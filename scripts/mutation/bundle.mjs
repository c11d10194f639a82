/**
 * All tests of a part and everything they use as one program, with every mutant inside: a function whose every call has all modules
 * anew, without reading or compiling them again.
 */
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../install.mjs';

const ENTRY = '\0all-tests';
const NOTE = '\0now:'; // a module that says from which file the tests come that are collected next

/** `files`: the sources with their mutants, by path. The program is the body of a function of `require`, `exports`, `vitest`, `stry` and `stryCov`. */
export async function bundle(files, tests) {
  const inside = {
    name: 'mutated',
    enforce: 'pre',
    resolveId: id => (id === ENTRY || id.startsWith(NOTE) ? id : id === 'vitest' ? { id, external: true } : undefined),
    load(id) {
      if (id === ENTRY) return tests.map(file => `import '${NOTE}${file}'; import '${file}';`).join('\n');
      if (id.startsWith(NOTE))
        return `import { collecting } from 'vitest'; collecting(${JSON.stringify(id.slice(NOTE.length))});`;
      return files[id];
    },
    transform: (code, id) =>
      code.includes('import.meta.url') && !id.startsWith('\0')
        ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        : undefined,
  };
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [inside],
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: ENTRY, treeshake: false, output: { format: 'cjs', codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'node' },
  });
  return output.find(({ type }) => type === 'chunk').code;
}
