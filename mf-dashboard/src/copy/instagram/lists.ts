import { textsOf } from '@fanfare/shared/language';

/** Texts that every list has. */
export const lists = textsOf('dashboard/lists', {
  undo: 'Undo',
});
