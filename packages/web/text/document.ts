import { ENGLISH } from '@tianxia/catalog';

/** What a device says of the site where it is installed: a file in the folder of each language; English has the one of index.html. */
const manifests = import.meta.glob<string>('./*/site.webmanifest', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The page says in which language it is, and the browser is told of the site in it. */
export function tellDocument(language: string, description: string): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  const set = (where: string, name: string, value: string) => document.querySelector(where)?.setAttribute(name, value);
  set('meta[name=description]', 'content', description);
  set(
    'link[rel=manifest]',
    'href',
    (language !== ENGLISH && manifests[`./${language}/site.webmanifest`]) || '/site.webmanifest',
  );
}
