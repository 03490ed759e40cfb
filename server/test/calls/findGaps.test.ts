import { test } from 'node:test';
import { expect } from 'expect';
import { findGaps, renderCalls } from './findGaps.ts';

const hit = { file: 'src/x.test.ts', test: 'it logs in', call: 'POST /api/auth/login', status: 200, code: null };

test('every response of a contract without a test is named, and so is every conflict', () => {
  const gaps = findGaps([hit]);
  expect(gaps).not.toContain('No test gets 200 from POST /api/auth/login.');
  expect(gaps).toContain('No test gets 400 from POST /api/auth/login.');
  expect(gaps).toContain('No test gets the conflict flow_name_taken from any call.');
});

test('the table names for each response the test that uses the fewest other calls', () => {
  const wide = { ...hit, test: 'it does more' };
  const page = renderCalls([
    wide,
    { ...wide, call: 'GET /api/auth/me' },
    hit,
    { ...hit, status: 401, code: 'invalid_credentials' },
  ]);
  expect(page).toContain('- 200: src/x.test.ts: it logs in\n- 401 invalid_credentials: src/x.test.ts: it logs in\n');
});
