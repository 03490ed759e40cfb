import { getAdapter, httpClient } from '@fanfare/shared/api';
import { CAPTURE_ENTRIES_MAX, type Capture } from '@fanfare/shared/contracts';
import { anEvent, aUser } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { boundary } from './boundary.ts';
import { createRecorder, type Recorder } from './createRecorder.ts';

/** Texts that must never be in a file. */
const canaries = [
  'zzyzxmira',
  'quuxkovacs',
  'xylophonesecret',
  'wibbletoken',
  'fnordquestion',
  'grokcity',
  'plughsearch',
  '5550123987',
];
const user = aUser({ id: 'user-5550123987', username: 'zzyzxmira', email: 'zzyzxmira@quuxkovacs.example' });
const event = anEvent({
  eventId: 'event-5550123987',
  senderId: '5550123987',
  userInfo: { username: 'QuuxKovacs' },
  content: { text: 'FNORDquestion from grokcity?' },
  payload: { grokcity: { 'zzyzxmira@quuxkovacs.example': ['fnordquestion 🙂 grokcity'] } },
});

let answers: Record<string, { status?: number; body: unknown }>;
let asked: string[];
let recorder: Recorder;
const send = getAdapter();
const timeline = performance.getEntriesByType;

beforeEach(() => {
  asked = [];
  answers = {
    '/api/webhooks/events?limit=50&search=plughsearch': {
      body: { success: true, data: { events: [event], nextCursor: null, total: 1 } },
    },
    '/api/webhooks/counts': {
      status: 500,
      body: { success: false, error: 'Not found.', code: 'internal', requestId: 'r-5550123987' },
    },
    '/api/auth/login': { body: { success: true, token: 'wibbletoken', user } },
  };
  httpClient.defaults.adapter = async (config) => {
    const path = httpClient.getUri(config);
    asked.push(path);
    const answer = answers[path];
    if (!answer) throw new Error('Network Error');
    const { status = 200, body } = answer;
    const headers = { 'content-type': 'application/json' };
    return { status, statusText: '', headers, data: JSON.stringify(body), config };
  };
  // jsdom has no resource timings.
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  recorder.discard();
  httpClient.defaults.adapter = send;
  performance.getEntriesByType = timeline;
});

async function everything(): Promise<Capture> {
  recorder = createRecorder('/webhook-management?tab=dashboard&view=events&search=plughsearch#token=wibbletoken');
  const headers = { Authorization: 'Bearer wibbletoken' };
  const login = { username: 'zzyzxmira', password: 'xylophonesecret' };
  await httpClient.post('/api/auth/login', JSON.stringify(login), { headers });
  await httpClient.get('/api/webhooks/events', { headers, params: { limit: 50, search: 'plughsearch' } });
  await httpClient.get('/api/webhooks/counts', { headers });
  await expect(httpClient.post('/api/webhooks/events/event-5550123987/retry')).rejects.toThrow();
  await expect(httpClient.get('/release-document.json')).rejects.toThrow();
  boundary.record?.(['new_webhook_event', { type: 'instagram_webhook', event }]);
  boundary.record?.({ type: 'session/signedIn', payload: { token: 'wibbletoken', user } });
  boundary.record?.({ type: 'api/executeQuery/fulfilled', payload: event });
  recorder.arriveAt(`/webhook-management?tab=dashboard&event=event-5550123987&search=QuuxKovacs`);
  return await recorder.finish(user);
}

test('the file has no text written by users', async () => {
  const file = JSON.stringify(await everything()).toLowerCase();
  expect(canaries.filter((canary) => file.includes(canary))).toEqual([]);
});

test('the file has all events in order, with consistent placeholders', async () => {
  const { entries, address, user: owner } = await everything();
  expect(entries.map(({ kind }) => kind)).toEqual(['call', 'call', 'call', 'call', 'socket', 'action', 'address']);
  const [login, list, counts, retry, pushed, signedIn] = entries;
  expect(login).toMatchObject({ method: 'POST', path: '/api/auth/login', request: { password: 'redacted' }, status: 200 });
  expect(list).toMatchObject({ path: expect.stringMatching(/^\/api\/webhooks\/events\?limit=50&search=[a-z]{11}$/) });
  expect(counts).toMatchObject({ status: 500, answer: { error: 'Not found.', code: 'internal' } });
  const [seen] = Object(list).answer.data.events;
  expect(seen).toMatchObject({ eventType: 'messages', outcome: 'flow_ran', timestamp: event.timestamp });
  expect(retry).toMatchObject({ path: `/api/webhooks/events/${seen.eventId}/retry`, status: 0 });
  expect(pushed).toMatchObject({ event: 'new_webhook_event', payload: [{ event: seen }] });
  expect(signedIn).toMatchObject({ type: 'session/signedIn', payload: { token: 'redacted', user: { id: owner?.id } } });
  expect(address).toBe(`/webhook-management?tab=dashboard&event=${seen.eventId}&search=${seen.userInfo.username}`);
});

test('repeats earlier reads of the contracts once, without touching the page', async () => {
  const entry = (name: string) => ({ name: new URL(name, location.origin).href }) as PerformanceEntry;
  const before = [
    '/api/webhooks/counts',
    '/api/auth/login',
    '/api/webhooks/counts',
    '/assets/shell.js',
    '/r/mf-webhooks/1.0.0-abc/remoteEntry.js',
  ];
  performance.getEntriesByType = () => before.map(entry);
  recorder = createRecorder('/webhook-management');
  expect(asked).toEqual(['/api/webhooks/counts']);
  const { entries, builds } = await recorder.finish(null);
  expect(entries).toMatchObject([{ kind: 'call', path: '/api/webhooks/counts', status: 500 }]);
  expect(builds).toEqual(['mf-webhooks 1.0.0-abc']);
});

test('drops the oldest entries first and responses last, and counts them', async () => {
  recorder = createRecorder('/webhook-management');
  await httpClient.get('/api/webhooks/counts');
  for (let at = 0; at < CAPTURE_ENTRIES_MAX + 20; at += 1) boundary.record?.({ type: `flowBuilder/changed${at}` });
  await httpClient.get('/api/webhooks/counts');
  const { entries, dropped } = await recorder.finish(null);
  expect(entries).toHaveLength(CAPTURE_ENTRIES_MAX);
  expect(dropped).toBe(22);
  expect(entries.filter(({ kind }) => kind === 'call')).toHaveLength(2);
});

test('stops recording afterwards', async () => {
  const before = getAdapter();
  recorder = createRecorder('/webhook-management');
  expect(getAdapter()).not.toBe(before);
  await recorder.finish(null);
  expect([getAdapter(), boundary.record]).toEqual([before, undefined]);
});
