export const text = 'chunk loaded';
