/** Around the texts that stand side by side for translators. */
export const translate = {
  title: 'Texts side by side',
  lead: 'Every text of the pages and of the games, in every language. Sentences with gaps are shown with sample words. What is missing is marked.',
  what: 'Show',
  pages: 'The pages',
  key: 'Key',
};
