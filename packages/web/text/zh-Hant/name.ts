export const name = '繁體中文';
