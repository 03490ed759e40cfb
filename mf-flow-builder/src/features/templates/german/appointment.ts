import type { TemplateTexts } from '../TemplateTexts.ts';

export const appointment: TemplateTexts = {
  name: 'Termin',
  audience: 'Kliniken und Praxen',
  about: 'Unterscheidet, was dringend ist und was warten kann, und sammelt, was der Empfang für den Rückruf braucht.',
  todo: ['Prüfe die Notrufnummer und deine Sprechzeiten.', 'Frag hier nicht nach medizinischen Einzelheiten.'],
  nodes: {
    what: {
      content: 'Hallo, hier ist der Empfang. Wie können wir Ihnen helfen?',
      choices: {
        options: [
          { id: 'book', title: 'Termin vereinbaren' },
          { id: 'move', title: 'Termin verschieben' },
          { id: 'urgent', title: 'Es ist dringend' },
        ],
      },
    },
    name: { content: 'Gerne. Wie heißen Sie mit vollem Namen?', ask: { variable: 'name' } },
    'urgent-help': {
      content: 'Im Notfall wählen Sie jetzt die 112. Unser Telefon für dringende Fälle: +49 30 7654321, jederzeit.',
    },
    phone: {
      content: 'Danke, {{ variables.name }}. Unter welcher Nummer können wir Sie zurückrufen?',
      ask: {
        variable: 'telefon',
        retryText: 'Das sieht nicht nach einer Telefonnummer aus. Bitte schreiben Sie sie mit Vorwahl.',
      },
    },
    callback: { tag: { tag: 'Rückruf' } },
    thanks: { content: 'Vielen Dank. Wir rufen Sie zu unseren Sprechzeiten zurück, Montag bis Freitag von 8 bis 17 Uhr.' },
  },
};
