import type { TemplateTexts } from '../TemplateTexts.ts';

export const orderStatus: TemplateTexts = {
  name: 'Wo ist meine Bestellung?',
  audience: 'Shops',
  about: 'Fragt nach der Bestellnummer, schlägt sie in deinem Shop nach und sagt, wie weit sie ist.',
  todo: [
    'Setz die Adresse deines Shops bei „HTTP-Anfrage“ ein und drücke auf „Ausprobieren“.',
    'Bewahre den Schlüssel deines Shops als Geheimnis auf.',
  ],
  nodes: {
    start: { start: { keyword: 'bestellung' } },
    number: {
      content: 'Ich sehe für dich nach. Wie lautet deine Bestellnummer?',
      ask: {
        variable: 'bestellnummer',
        retryText: 'Das ist die Zahl in der E-Mail, die deine Bestellung bestätigt hat, zum Beispiel 10234.',
      },
    },
    'look-up': {
      request: {
        url: 'https://example.com/orders/{{ variables.bestellnummer }}',
        mapping: [{ path: 'status', variable: 'bestellstatus' }],
      },
    },
    status: {
      content: 'Bestellung {{ variables.bestellnummer }}: {{ variables.bestellstatus | default: "wir packen sie gerade" }}.',
    },
    'not-found': {
      content: 'Ich finde diese Bestellung gerade nicht. Jemand aus dem Team sucht sie und antwortet dir hier.',
    },
  },
};
