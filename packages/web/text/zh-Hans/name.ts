export const name = '简体中文';
