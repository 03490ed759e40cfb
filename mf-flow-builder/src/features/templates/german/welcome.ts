import type { TemplateTexts } from '../TemplateTexts.ts';

export const welcome: TemplateTexts = {
  name: 'Willkommen',
  audience: 'Dienstleistung und Coaching',
  about:
    'Begrüßt alle, die zum ersten Mal schreiben, findet heraus, was sie möchten, und merkt sich die Adresse, wenn jemand ein Angebot will.',
  todo: ['Schreib hinein, was du anbietest.'],
  nodes: {
    greeting: {
      content: 'Hi {{ contact.name | default: "du" }}, schön, von dir zu hören! Was führt dich her?',
      choices: {
        options: [
          { id: 'offer', title: 'Ich will ein Angebot' },
          { id: 'question', title: 'Ich hab eine Frage' },
          { id: 'hello', title: 'Nur mal Hallo sagen' },
        ],
      },
    },
    email: {
      content: 'Wie schön. Wohin darf ich es schicken? Deine E-Mail-Adresse, bitte.',
      ask: { retryText: 'Hm, das sieht nicht nach einer E-Mail-Adresse aus. Noch einmal?' },
    },
    read: { content: 'Frag gern. Ich lese alles selbst und antworte innerhalb eines Tages.' },
    'hello-back': { content: 'Hallo zurück 👋 Schau dich um und schreib, wann immer du magst.' },
    lead: { tag: { tag: 'Interesse' } },
    'offer-sent': { content: 'Danke! Das Angebot geht innerhalb eines Tages an {{ variables.email }}.' },
  },
};
