import type { Translation } from '@fanfare/shared/language';
import type { lists as english } from '../../../copy/instagram/lists.ts';

export const lists: Translation<typeof english> = {
  undo: 'Rückgängig',
};
