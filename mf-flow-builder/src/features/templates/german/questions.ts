import type { TemplateTexts } from '../TemplateTexts.ts';

export const questions: TemplateTexts = {
  name: 'Antworten nach Stichwort',
  audience: 'Shops',
  about: 'Beantwortet die Fragen, die jeden Tag kommen (Preis, Versand, Rückgabe), und holt für den Rest einen Menschen.',
  todo: ['Schreib deine eigenen Preise, Zeiten und Regeln hinein.'],
  nodes: {
    price: { keyword: 'preis' },
    shipping: { keyword: 'versand' },
    returns: { keyword: 'rückgabe' },
    'about-price': {
      content: 'Unsere Preise stehen auf jeder Produktseite, inklusive Steuern. Hast du ein bestimmtes Produkt im Sinn?',
    },
    'about-shipping': {
      content: 'Wir versenden innerhalb von 2 Werktagen. Im Inland dauert es 1–3 Tage und ist ab 50 € kostenlos.',
    },
    'about-returns': { content: 'Du kannst alles innerhalb von 30 Tagen zurückschicken. Das Etikett liegt im Paket.' },
    menu: {
      content: 'Danke für deine Nachricht! Worum geht es?',
      choices: {
        options: [
          { id: 'price', title: 'Preise' },
          { id: 'shipping', title: 'Versand' },
          { id: 'returns', title: 'Rückgabe' },
          { id: 'person', title: 'Etwas anderes' },
        ],
      },
    },
    soon: { content: 'Jemand von uns liest das und antwortet dir heute noch.' },
  },
};
