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

const elsewhere = [
  'http://www.instagram.com/oauth/authorize',
  'https://www.instagram.com.example.org/',
  'https://example.org/www.instagram.com',
  'https://example.org/?https://www.instagram.com',
  'https://example.org/#https://www.instagram.com',
  'https://example.org?.instagram.com',
  'https://example.org#.instagram.com',
  'https://example.org%2f.instagram.com',
  'https://example.org%5c.instagram.com',
  'https://example.org%00.instagram.com',
  'https://example.org%23.instagram.com',
  'https://example.org\\.instagram.com',
  'https://example.org,instagram.com/',
  'https://notinstagram.com/',
  'https://instagram.com-example.org/',
  'https://instagramcom/',
  'https://xn--nstagram-b1a.com/',
  'https://ınstagram.com/',
  'https://www.instagram.com@example.org/',
  'https://www.instagram.com:443@example.org/',
  'https://www.instagram.com:x@localhost/',
  'https://example.org@www.instagram.com/',
  'https://:@www.instagram.com@example.org/',
  'http://localhost@example.org/',
  'http://localhost.example.org/',
  'http://127.0.0.1.example.org/',
  'http://127.0.0.2/',
  'http://0.0.0.0/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/',
  '//example.org/',
  '//www.instagram.com/',
  '\\\\example.org',
  '/\\example.org',
  'https:\\\\example.org\\www.instagram.com',
  'https:/example.org/www.instagram.com',
  'https:example.org',
  'javascript:alert(1)//www.instagram.com',
  'java\nscript:alert(1)//www.instagram.com',
  'data:text/html,www.instagram.com',
  'blob:https://www.instagram.com/1',
  'view-source:https://www.instagram.com/',
  'https://www.instagram.com%2eexample.org/',
  'ftp://localhost/',
  'file://localhost/etc/passwd',
  'www.instagram.com',
  '',
];

test('S7: has at least forty rejected URLs', () => {
  expect(new Set(elsewhere).size).toBeGreaterThanOrEqual(40);
});

test.each(elsewhere)('S7: rejects %j', (address) => {
  expect(isTrustedAuthUrl(address, 'localhost')).toBe(false);
});

test('a page on the internet never leads to localhost', () => {
  expect(isTrustedAuthUrl('http://localhost:3001/oauth/authorize', 'fanfare.example.org')).toBe(false);
});
