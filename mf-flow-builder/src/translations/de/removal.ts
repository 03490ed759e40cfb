import type { Translation } from '@fanfare/shared/language';
import type { removalCopy as english } from '../../copy/removal.ts';

export const removalCopy: Translation<typeof english> = {
  waiting: (people) => ({
    title: people === 1 ? 'Hier wartet 1 Person' : `Hier warten ${people} Personen`,
    text: 'Sie machen mit der Version weiter, in der sie begonnen haben. Im Entwurf gibt es die Stelle dann nicht mehr.',
    confirmLabel: 'Trotzdem löschen',
    cancelLabel: 'Behalten',
  }),
};
