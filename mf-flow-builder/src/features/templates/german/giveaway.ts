import type { TemplateTexts } from '../TemplateTexts.ts';

export const giveaway: TemplateTexts = {
  name: 'Gewinnspiel',
  audience: 'Creator und Marken',
  about: 'Wer auf deine Story mit „gewinnen“ antwortet, nimmt einmal teil. Der Tag ist deine Liste für die Verlosung.',
  todo: ['Schreib hinein, bis wann man teilnehmen kann und welche Regeln bei dir gelten.'],
  nodes: {
    start: { start: { filter: { keywords: ['gewinnen'] } } },
    known: { rules: { rules: [{ type: 'tag', operator: 'has', value: 'Gewinnspiel' }] } },
    already: { content: 'Du bist schon dabei, {{ contact.username }} 🍀 Am Sonntag verlosen wir.' },
    rules: {
      content:
        'Lust zu gewinnen? Du nimmst mit deinem Benutzernamen teil, am Sonntag verlosen wir und schreiben hier, wer gewonnen hat.',
      choices: {
        options: [
          { id: 'in', title: 'Ich bin dabei' },
          { id: 'out', title: 'Jetzt nicht' },
        ],
      },
    },
    entry: { tag: { tag: 'Gewinnspiel' } },
    luck: { content: 'Du bist dabei. Viel Glück 🍀' },
    later: {
      content: 'Kein Problem. Antworte bis Sonntag mit „gewinnen“ auf die Story, wenn du es dir anders überlegst.',
    },
  },
};
