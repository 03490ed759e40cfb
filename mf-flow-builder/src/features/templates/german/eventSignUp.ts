import type { TemplateTexts } from '../TemplateTexts.ts';

export const eventSignUp: TemplateTexts = {
  name: 'Anmeldung zur Veranstaltung',
  audience: 'Veranstaltungen',
  about: 'Nimmt die E-Mail-Adresse für die Gästeliste auf und erinnert die Leute am nächsten Tag, solange Instagram es erlaubt.',
  todo: ['Schreib Ort und Zeit deiner Veranstaltung hinein.'],
  nodes: {
    start: { start: { keyword: 'dabei' } },
    email: {
      content: 'Toll, dass du kommen willst! An welche E-Mail-Adresse dürfen wir das Ticket schicken?',
      ask: { retryText: 'In der Adresse fehlt etwas. Bitte schreib sie noch einmal.' },
    },
    guest: { tag: { tag: 'Gast' } },
    done: {
      content:
        'Du stehst auf der Liste 🎉 Das Ticket geht an {{ variables.email }}. Einlass ist am Freitag um 19 Uhr, Hafenstraße 5.',
    },
    reminder: { content: 'Bis Freitag um 19 Uhr! Bring jemanden mit: Leite diese Nachricht einfach weiter.' },
    'by-hand': { content: 'Kein Problem. Schreib „dabei“, sobald du so weit bist.' },
  },
};
