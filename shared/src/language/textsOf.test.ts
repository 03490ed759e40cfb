import { expect, test } from '@jest/globals';
import { speak, textsOf } from './textsOf.ts';

const english = {
  title: 'Rooms',
  limit: 12,
  counted: (count: number) => `${count} rooms`,
  inner: { open: 'Open', close: 'Close' },
  names: ['Hall', 'Kitchen'],
};

test('returns the texts without a translation', () => {
  expect(textsOf('house/none', english)).toBe(english);
});

test('merges a translation at any depth', () => {
  speak({
    'house/rooms': {
      title: 'Zimmer',
      counted: (count: number) => `${count} Zimmer`,
      inner: { open: 'Öffnen' },
      names: ['Flur', 'Küche'],
    },
  });
  const texts = textsOf('house/rooms', english);
  expect(texts).toMatchObject({
    title: 'Zimmer',
    limit: 12,
    inner: { open: 'Öffnen', close: 'Close' },
    names: ['Flur', 'Küche'],
  });
  expect(texts.counted(3)).toBe('3 Zimmer');
  expect(english.inner.open).toBe('Open');
});
