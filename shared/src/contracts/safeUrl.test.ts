import { describe, expect, test } from '@jest/globals';
import { safeUrl } from './safeUrl.ts';

const sandbox = 'http://localhost:3001';

describe('S12: a URL from users', () => {
  test.each(['https://cdn.example/a.jpg', `${sandbox}/picture?id=1`])('%s is allowed', (url) => {
    expect(safeUrl(url, [sandbox])).toBe(url);
  });

  test.each([
    '',
    'a.jpg',
    '//cdn.example/a.jpg',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://cdn.example/1',
    'file:///etc/passwd',
    'http://cdn.example/a.jpg',
    'http://localhost:3002/a.jpg',
    'http://localhost:3001@cdn.example/a.jpg',
    'https://user:word@cdn.example/a.jpg',
    'https://user@cdn.example/a.jpg',
  ])('%j is rejected', (url) => {
    expect(safeUrl(url, [sandbox])).toBeNull();
  });

  test('empty values are rejected, and relative ones need an origin', () => {
    expect([safeUrl(null), safeUrl(undefined)]).toEqual([null, null]);
    expect(safeUrl('/avatars/a.webp', ['http://localhost:3000'], 'http://localhost:3000')).toBe(
      'http://localhost:3000/avatars/a.webp',
    );
    expect(safeUrl('javascript:alert(1)', ['http://localhost:3000'], 'http://localhost:3000')).toBeNull();
  });
});
