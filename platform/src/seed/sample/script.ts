import path from 'node:path';

export const sampleAccountScript = path.join(import.meta.dirname, 'play.ts');
