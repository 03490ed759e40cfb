/** Texts that every list has. */
export const lists = {
  undo: 'Undo',
} as const;
