import type { PageWords } from '../../words.ts';

export const translate: PageWords['translate'] = {
  title: 'Les textes côte à côte',
  lead: 'Tous les textes des pages et des jeux, dans toutes les langues. Les phrases à trous sont montrées avec des mots d’exemple. Ce qui manque est marqué.',
  what: 'Montrer',
  pages: 'Les pages',
  key: 'Clé',
};
