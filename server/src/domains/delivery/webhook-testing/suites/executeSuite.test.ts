import { test } from 'node:test';
import { expect } from 'expect';
import type { EventState, SuiteRow } from '../webhook-testing.repository.ts';
import { executeSuite } from './executeSuite.ts';
import { suiteTests } from './suiteTests.ts';

const suite: SuiteRow = {
  id: '00000000-0000-7000-8000-000000000001',
  owner_id: '00000000-0000-7000-8000-000000000002',
  account_id: '00000000-0000-7000-8000-000000000003',
  ig_id: '17841400000000123',
  sender_id: '5001',
  sender_username: 'lena',
  tests: suiteTests,
  progress: null,
  progress_at: null,
  created_at: new Date(0),
};
const completed: EventState = {
  processed_status: 'completed',
  processing_error: null,
  processing_error_message: null,
  outcome: null,
};

test('steps run in sequence: each result is reported before the next delivery', async () => {
  const log: string[] = [];
  const results = await executeSuite(suite, {
    nowMs: 0,
    async post(_body, { isForged } = { isForged: false }) {
      log.push(isForged ? 'forged' : 'delivered');
      return isForged ? 401 : 200;
    },
    findEventStates: async ([key = '']) => new Map([[key, completed]]),
    onProgress: async (ended) => void log.push(`${ended.length} ended`),
  });
  expect(results.map(({ status }) => status)).toEqual(suiteTests.map(() => 'passed'));
  const deliveries = suiteTests.flatMap(({ type }, index) => [
    ...(type === 'redelivery' ? ['delivered', 'delivered'] : [type === 'forged_signature' ? 'forged' : 'delivered']),
    `${index + 1} ended`,
  ]);
  expect(log).toEqual(['0 ended', ...deliveries]);
});
