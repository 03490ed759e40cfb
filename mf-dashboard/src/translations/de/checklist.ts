import type { Translation } from '@fanfare/shared/language';
import type { checklist as english } from '../../copy/checklist.ts';

export const checklist: Translation<typeof english> = {
  title: 'Erste Schritte',
  progress: (done: number, all: number) => `${done} von ${all}`,
  failed: 'Die ersten Schritte konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  close: 'Ausblenden',
  more: 'Alle Schritte',
  less: 'Nächster Schritt',
  doneTitle: 'Deine Follower bekommen Antworten',
  doneText: 'Alles ist eingerichtet. Was ab jetzt geschieht, steht unten in der Liste.',
  done: 'Erledigt:',
  open: 'Noch zu tun:',
  steps: {
    connect: {
      title: 'Verbinde ein Instagram-Konto',
      text: 'Ein Business- oder Creator-Konto. Instagram fragt, was damit gemacht werden darf.',
      action: 'Konto verbinden',
    },
    receive: {
      title: 'Empfange ein erstes Ereignis',
      text: 'Schreib dem Konto von einem anderen aus, oder lass es einen erfundenen Follower tun. Ein Test erreicht niemanden.',
      action: 'Testereignis senden',
    },
    create: {
      title: 'Zeichne einen Flow',
      text: 'Was geantwortet wird, und worauf. Für den Anfang reichen zwei Bausteine.',
      action: 'Flow bauen',
    },
    publish: {
      title: 'Veröffentliche ihn',
      text: 'Bis dahin ist er ein Entwurf und antwortet niemandem.',
      action: (name: string) => `${name} öffnen`,
      actionWithoutFlow: 'Flow-Editor öffnen',
    },
    test: {
      title: 'Teste ihn',
      text: 'Lass einen erfundenen Follower schreiben, worauf dein Flow wartet. An echte Menschen wird nichts gesendet.',
      action: 'Testnachricht schreiben',
    },
  },
  event: {
    content: 'Hallo! Ist das ein Test?',
    username: 'test.follower',
    failed: 'Das Testereignis konnte nicht gesendet werden',
  },
  prompt: {
    title: 'Was schreibt der Follower?',
    text: 'Die Nachricht kommt von einem erfundenen Follower. Die Antwort wird ermittelt und angezeigt, aber nicht gesendet.',
    label: 'Nachricht',
    confirmLabel: 'Schreiben',
  },
  tested: 'Die Nachricht ist unterwegs',
  testedText: 'Was daraus wurde, steht unten in der Liste.',
};
