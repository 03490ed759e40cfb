import type { TemplateTexts } from '../TemplateTexts.ts';

export const tableBooking: TemplateTexts = {
  name: 'Tischreservierung',
  audience: 'Restaurants',
  about: 'Fragt nach Gästen, Tag und Telefonnummer, fasst alles zusammen und gibt es dir zum Bestätigen.',
  todo: ['Schreib hinein, wann ihr geöffnet habt.'],
  nodes: {
    start: { start: { keyword: 'tisch' } },
    guests: {
      content: 'Sehr gerne! Für wie viele Personen?',
      ask: { variable: 'personen', retryText: 'Bitte nur die Zahl: Für wie viele Personen?' },
    },
    day: {
      content: 'An welchem Tag und um wie viel Uhr? Wir haben Dienstag bis Sonntag von 18 bis 23 Uhr geöffnet.',
      ask: { variable: 'termin' },
    },
    phone: {
      content: 'Und eine Telefonnummer, falls etwas dazwischenkommt?',
      ask: {
        variable: 'telefon',
        retryText: 'Das kann ich nicht als Telefonnummer lesen. Bitte noch einmal, zum Beispiel +49 170 1234567.',
      },
    },
    booking: { tag: { tag: 'Reservierung' } },
    summary: {
      content: 'Notiert: ein Tisch für {{ variables.personen }}, {{ variables.termin }}. Wir bestätigen dir das gleich hier.',
    },
    call: { content: 'Bitte ruf uns an, dann finden wir einen Tisch für dich: +49 30 1234567.' },
  },
};
