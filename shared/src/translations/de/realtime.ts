import type { Translation } from '../../language/index.ts';
import type { copy as english } from '../../realtime/copy.ts';

export const realtime: Translation<typeof english> = { noContent: 'Kein Inhalt verfügbar' };
