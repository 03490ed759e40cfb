import { textsOf } from '../language/index.ts';

/** Texts of the keys that screens have in common. */
export const copy = textsOf('shared/host', {
  ctrl: 'Ctrl',
  listKeys: {
    next: 'Next row; Enter opens it',
    previous: 'Previous row',
    select: 'Select the row; with Shift up to the last one',
    search: 'Search',
    leave: 'From the search back to the list',
  },
});
