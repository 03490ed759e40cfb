import { test } from 'node:test';
import { expect } from 'expect';
import { readLabPageQuery } from './readLabPageQuery.ts';

test('a link carries scenario, width, theme, language, persona, route and fault', () => {
  const query = {
    scenario: 'two',
    width: '360',
    theme: 'dark',
    language: 'de',
    persona: 'signed-out',
    fault: 'slow',
    faultOf: 'GET /api/x',
    route: '/login',
  };
  expect(readLabPageQuery(query, 'one')).toEqual({
    scenario: 'two',
    width: 360,
    wish: { theme: 'dark', language: 'de', persona: 'signed-out', fault: 'slow', faultOf: 'GET /api/x', route: '/login' },
  });
});

test('ignores unknown values and external URLs', () => {
  const query = { width: '1', theme: 'pink', language: 'tlh', persona: 'king', fault: '418', route: '//elsewhere.example' };
  expect(readLabPageQuery(query, 'one')).toEqual({ scenario: 'one', width: 1440, wish: {} });
});
