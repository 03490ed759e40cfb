import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { anEntry } from '../../testing/releases.ts';

const { extras } = anEntry('mf-a', {
  title: 'Rooms',
  titles: { de: 'Zimmer' },
  routes: [
    {
      path: '/rooms',
      access: 'signed-in',
      title: 'Rooms',
      titles: { de: 'Alle Zimmer' },
      view: 'rooms',
      navigation: { title: 'Rooms', titles: { de: 'Zimmer' }, order: 1 },
    },
    {
      path: '/keys',
      access: 'signed-in',
      title: 'Keys',
      view: 'keys',
      entries: [{ title: 'Lost keys', titles: { de: 'Verlorene Schlüssel' }, query: 'lost=true', order: 2 }],
    },
  ],
  slots: [{ slot: 'dashboard.tabs', id: 'rooms', title: 'Rooms', titles: { de: 'Zimmer' }, order: 1, view: 'tab' }],
});

beforeEach(() => void jest.resetModules());
afterEach(() => localStorage.clear());

async function titlesIn(language: string) {
  localStorage.setItem('language', language);
  const { inLanguage } = await import('./inLanguage.ts');
  const { title, routes, slots = [] } = inLanguage(extras);
  return [
    title,
    ...routes.flatMap(({ navigation, entries = [] }) =>
      [...(navigation ? [navigation] : []), ...entries].map((entry) => entry.title),
    ),
    ...[...routes, ...slots].map((part) => part.title),
  ];
}

test('titles are in the language of the page, or in English if a remote has no others', async () => {
  expect(await titlesIn('de')).toEqual(['Zimmer', 'Zimmer', 'Verlorene Schlüssel', 'Alle Zimmer', 'Keys', 'Zimmer']);
});

test('titles in English are unchanged', async () => {
  expect(await titlesIn('en')).toEqual(['Rooms', 'Rooms', 'Lost keys', 'Rooms', 'Keys', 'Rooms']);
});
