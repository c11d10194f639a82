export const name = 'English';
