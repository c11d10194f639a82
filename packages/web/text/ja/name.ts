export const name = '日本語';
