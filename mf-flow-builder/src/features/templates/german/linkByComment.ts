import type { TemplateTexts } from '../TemplateTexts.ts';

export const linkByComment: TemplateTexts = {
  name: 'Vom Kommentar zur Nachricht',
  audience: 'Creator',
  about: 'Jemand kommentiert „Link“ und bekommt eine Antwort unter dem Beitrag und den Link in einer Nachricht.',
  todo: ['Setz bei „Hier ist er“ deinen eigenen Link ein.', 'Ändere die Wörter, die den Flow auslösen.'],
  nodes: {
    start: { start: { filter: { keywords: ['link', 'info'] } } },
    public: { content: 'Schon unterwegs! Schau in deine Nachrichten 💌' },
    offer: {
      content: 'Hi {{ contact.username }}, danke für deinen Kommentar! Soll ich dir den Link schicken?',
      choices: {
        options: [
          { id: 'yes', title: 'Ja, gerne' },
          { id: 'no', title: 'Nein, danke' },
        ],
      },
    },
    link: { content: 'Hier ist er: https://example.com/guide – sag mir, wie er dir gefällt 🙌' },
    asked: { tag: { tag: 'wollte Link' } },
    fine: { content: 'Alles klar. Wenn du es dir anders überlegst, schreib hier einfach „Link“.' },
  },
};
