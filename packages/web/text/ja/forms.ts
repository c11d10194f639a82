import { formsOf } from '../forms.ts';

export const forms = formsOf('ja');
