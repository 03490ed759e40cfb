import { shellText } from 'pair-shared';

export const text = async () => `${shellText()}, ${(await import('./chunk.js')).text}`;
