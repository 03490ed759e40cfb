/** Texts that every list has. */
export const lists = {
  keys: {
    next: 'Next row; Enter opens it',
    previous: 'Previous row',
    select: 'Select the row; with Shift up to the last one',
    search: 'Search',
    leave: 'From the search back to the list',
  },
  undo: 'Undo',
} as const;
