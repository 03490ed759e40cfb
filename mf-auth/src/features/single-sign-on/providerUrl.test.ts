import { expect, test } from '@jest/globals';
import { providerUrl } from './providerUrl.ts';

test.each([
  ['https://id.example.org/auth?state=1', 'https:', 'https://id.example.org/auth?state=1'],
  ['http://localhost:4000/auth', 'http:', 'http://localhost:4000/auth'],
  ['http://id.example.org/auth', 'https:', null],
  ['javascript:alert(1)', 'http:', null],
  ['https://user:secret@id.example.org/', 'https:', null],
  ['/auth', 'https:', null],
])('%s on a page with %s', (address, protocol, expected) => {
  expect(providerUrl(address, protocol)).toBe(expected);
});
