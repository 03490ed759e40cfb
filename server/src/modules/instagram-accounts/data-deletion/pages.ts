import type { Language } from '@fanfare/shared/contracts';
import type { DataDeletionService } from './dataDeletion.service.ts';

type Status = Awaited<ReturnType<DataDeletionService['status']>>;

/** Title and text of the page that says how far an erasure is. */
export const pages: Readonly<Record<Language, Readonly<Record<Status, readonly [title: string, text: string]>>>> = {
  en: {
    complete: ['Your data has been erased', 'Everything that Fanfare had stored about this Instagram account is gone.'],
    'in progress': ['Your data is being erased', 'This takes a few minutes at most. You can open this page again later.'],
    unknown: ['This code is not known', 'Please open the address exactly as Instagram showed it.'],
  },
  de: {
    complete: ['Deine Daten sind gelöscht', 'Alles, was Fanfare über dieses Instagram-Konto gespeichert hatte, ist weg.'],
    'in progress': [
      'Deine Daten werden gelöscht',
      'Das dauert höchstens ein paar Minuten. Du kannst diese Seite später noch einmal öffnen.',
    ],
    unknown: ['Diesen Code gibt es nicht', 'Bitte öffne die Adresse genau so, wie Instagram sie gezeigt hat.'],
  },
};
