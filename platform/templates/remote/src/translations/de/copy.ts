import type { Translation } from '@fanfare/shared/language';
import type { copy as english } from '../../copy.ts';

export const copy: Translation<typeof english> = {
  title: 'New remote',
  list: {
    label: 'Bot-Flows',
    noun: 'Bot-Flows',
    search: 'Bot-Flows suchen',
    failed: 'Die Bot-Flows konnten nicht geladen werden.',
    empty: 'Noch kein Bot-Flow',
    emptyText: 'Was du im Flow-Editor speicherst, erscheint hier.',
    emptyAction: 'Flow-Editor öffnen',
    draft: 'Entwurf',
    published: (version) => `Version ${version}`,
  },
};
