import type { copy as english } from '../../host/copy.ts';
import type { Translation } from '../../language/index.ts';

export const host: Translation<typeof english> = {
  ctrl: 'Strg',
  listKeys: {
    next: 'Nächste Zeile; Enter öffnet sie',
    previous: 'Vorige Zeile',
    select: 'Zeile auswählen; mit Umschalt bis zur letzten',
    search: 'Suchen',
    leave: 'Von der Suche zurück zur Liste',
  },
};
