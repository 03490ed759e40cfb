import { expect, test } from '@jest/globals';
import { isTrustedAuthUrl } from './isTrustedAuthUrl.ts';

test.each([
  'https://www.instagram.com/oauth/authorize?client_id=1',
  'https://instagram.com/oauth/authorize',
  'http://localhost:3001/www.instagram.com/oauth/authorize',
  'http://127.0.0.1:3001/www.instagram.com/oauth/authorize',
])('follows %s', (address) => {
  expect(isTrustedAuthUrl(address, 'localhost')).toBe(true);
});

test.each([
  'http://www.instagram.com/oauth/authorize',
  'https://www.instagram.com.example.org/',
  'https://example.org/www.instagram.com',
  'https://notinstagram.com/',
  'https://www.instagram.com@example.org/',
  'https://www.instagram.com:x@localhost/',
  '//example.org/',
  '\\\\example.org',
  '/\\example.org',
  'https:\\\\example.org\\www.instagram.com',
  'javascript:alert(1)//www.instagram.com',
  'data:text/html,www.instagram.com',
  'blob:https://www.instagram.com/1',
  'https://www.instagram.com%2eexample.org/',
  'ftp://localhost/',
  'www.instagram.com',
  '',
])('refuses %s', (address) => {
  expect(isTrustedAuthUrl(address, 'localhost')).toBe(false);
});

test('a page on the internet never leads to the own machine', () => {
  expect(isTrustedAuthUrl('http://localhost:3001/oauth/authorize', 'fanfare.example.org')).toBe(false);
});
