import { describe, test } from 'node:test';
import { remoteNames } from '@fanfare/platform/release';
import { answer, type Scenario } from '@fanfare/shared/lab';
import { expect } from 'expect';
import { problemsOfScenario } from './problemsOfScenario.ts';
import { readScenarios } from './readScenarios.ts';

/** Every remote needs at least this many: its stories, and its empty, loading, failed and full states. */
const SCENARIOS_MIN = 12;

describe('the scenarios of', () => {
  for (const remote of remoteNames()) {
    test(`${remote} are within the contracts, and enough`, async () => {
      expect((await readScenarios(remote)).length).toBeGreaterThanOrEqual(SCENARIOS_MIN);
    });
  }
});

const scenario: Scenario = { id: 'one', title: 'One', about: 'One', route: '/', sees: ['One'] };
const problemsOf = (over: object) => problemsOfScenario({ scenario: { ...scenario, ...over }, recording: null });

test('an invalid response is rejected', () => {
  expect(problemsOf({ answers: { 'POST /api/auth/logout': answer({ success: true }) } })).toEqual([]);
  expect(problemsOf({ answers: { 'POST /api/auth/logout-all': answer({ success: true, ended: 'two' }) } })).toEqual([
    'one: POST /api/auth/logout-all: the answer ended must be integer',
  ]);
  expect(problemsOf({ answers: { 'GET /api/never': answer({}) } })).toEqual(['one: GET /api/never: no contract knows this call']);
});

test('an invalid socket message, recorded response or scenario without expectations is rejected', () => {
  const push = { event: 'webhook_event', payload: [{ eventId: 'event-1' }] };
  expect(problemsOf({ steps: [{ push }] })).not.toEqual([]);
  expect(problemsOf({ sees: [] })).toEqual(['one: nothing must be seen in it']);
  const recorded = { call: 'GET /api/webhooks/counts', path: '/api/webhooks/counts', body: { success: true, data: {} } };
  const user = { id: '1', username: 'mira', email: 'm@example.org', avatar: null, createdAt: '2026-01-15T09:00:00.000Z' };
  const recording = { at: user.createdAt, user, latestSeq: 0, answers: [recorded] };
  expect(problemsOfScenario({ scenario, recording })).not.toEqual([]);
});
