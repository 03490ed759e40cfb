import { randomBytes } from 'node:crypto';
import { BENCH_PASSWORD } from '../load/connectAccount.ts';
import { buildLargest } from './buildLargest.ts';
import { largePng } from './largePng.ts';
import type { SignedInCall } from './readCalls.ts';
import type { BullyRequest } from './startBully.ts';

export interface Possessions {
  accountId: string;
  sessions: string[];
  threads: string[];
  messages: string[];
  notes: string[];
  cannedReplies: string[];
  comments: string[];
  publications: string[];
  flows: string[];
  automations: string[];
  runs: string[];
  subscriptions: string[];
  suites: string[];
  events: string[];
}

export const PARALLEL = 16;
const PAGE_SIZE = 200;
const DAY_MS = 86_400_000;
export const ABSENT = 'walnut table';
const timeZone = 'Europe/Berlin';
const media = [{ type: 'image', url: 'https://cdn.example.com/a.jpg' }];

const idKinds: [RegExp, Exclude<keyof Possessions, 'accountId'>][] = [
  [/^\/api\/auth\/sessions/, 'sessions'],
  [/^\/api\/inbox\/threads/, 'threads'],
  [/^\/api\/inbox\/messages/, 'messages'],
  [/^\/api\/inbox\/notes/, 'notes'],
  [/^\/api\/inbox\/canned/, 'cannedReplies'],
  [/^\/api\/comments/, 'comments'],
  [/^\/api\/publishing/, 'publications'],
  [/^\/api\/(flow|analytics\/flows)\//, 'flows'],
  [/^\/api\/flows/, 'automations'],
  [/^\/api\/runs/, 'runs'],
  [/^\/api\/webhooks\/subscriptions/, 'subscriptions'],
  [/^\/api\/webhooks\/testing/, 'suites'],
  [/^\/api\/(webhooks\/events|notifications)/, 'events'],
];

const uploads: Readonly<Record<string, { field: string; side: number }>> = {
  'POST /api/user/avatar': { field: 'avatar', side: 800 },
  'POST /api/inbox/threads/{id}/pictures': { field: 'picture', side: 1_600 },
};

/** Incompressible text in the maximum number of nodes. */
export function largeFlow(name: string, bytes: number): { name: string; nodes: object[]; edges: object[] } {
  const count = 500;
  const nodes = Array.from({ length: count }, (_, n) => ({
    id: `m${n}`,
    type: 'messageNode',
    position: { x: n, y: 0 },
    data: { content: randomBytes(Math.floor((bytes / count) * 0.75)).toString('base64url') },
  }));
  const edges = nodes.slice(1).map(({ id }, n) => ({ id: `e${n}`, source: `m${n}`, target: id }));
  return { name, nodes, edges };
}

/** Bodies whose most expensive form is not the largest, or that must match stored data. */
function bodiesFor({ accountId, events, automations }: Possessions): Record<string, object> {
  const whole = { filter: { status: 'all' } };
  const { nodes, edges } = largeFlow('', 700_000);
  return {
    'PATCH /api/user/profile': { username: 'bully@@', bio: 'x'.repeat(500), fullName: 'x'.repeat(100) },
    'DELETE /api/user/delete': { password: BENCH_PASSWORD },
    'POST /api/auth/step-up': { password: BENCH_PASSWORD },
    'POST /api/auth/password/change': { currentPassword: BENCH_PASSWORD, newPassword: 'another long password @@' },
    'PATCH /api/inbox/threads/{id}': { handler: 'bot', labels: Array.from({ length: 20 }, (_, n) => `${n}`.padEnd(40, 'x')) },
    'POST /api/inbox/threads/{id}/messages': { text: 'x'.repeat(1_000) },
    'POST /api/publishing': {
      kind: 'image',
      caption: 'x'.repeat(2_200),
      media,
      scheduledAt: new Date(Date.now() + DAY_MS).toISOString(),
    },
    'POST /api/flow/save': largeFlow('Large @@', 700_000),
    'PUT /api/flow/{id}/draft': { nodes, edges },
    'POST /api/flow/{id}/publish': {},
    'POST /api/flow/{id}/versions/{version}/restore': {},
    'PUT /api/flow-secrets': { name: 's@@', value: 'x'.repeat(4_000) },
    'POST /api/flows': { name: 'Rule @@', trigger: 'keyword_detected', triggerSettings: { keywords: keywords('a') } },
    'PATCH /api/flows/{id}': { name: 'Renamed @@', description: 'x'.repeat(1_000) },
    'PATCH /api/flows/order': { ids: automations },
    'POST /api/flows/{id}/keywords': { keywords: keywords('b') },
    'POST /api/flows/probe': { text: 'x'.repeat(10_000), surface: 'message' },
    'POST /api/webhooks/testing/create-suite': { accountId, senderId: 'sender@@', senderUsername: 'sender@@' },
    'POST /api/instagram/debug/simulate-event': { eventType: 'messages', content: 'x'.repeat(10_000), username: 'sender@@' },
    'POST /api/instagram/webhook/test': { eventType: 'messages', content: 'x'.repeat(10_000) },
    'POST /api/notifications/read': whole,
    'POST /api/notifications/unread': whole,
    'POST /api/notifications/archive': whole,
    'POST /api/notifications/unarchive': { filter: { status: 'archived' } },
    'POST /api/webhooks/events/{id}/replay': { mode: 'dry_run' },
    'POST /api/webhooks/replay': { mode: 'dry_run', ids: events.slice(0, PAGE_SIZE) },
    'POST /api/webhooks/events/retry': { ids: events.slice(0, PAGE_SIZE) },
    'POST /api/flow/{id}/compare': { days: 30, limit: PAGE_SIZE },
    'PUT /api/analytics/goals': { timeZone, goals: [{ metric: 'totalMessages', period: 'day', target: 100 }] },
    'POST /api/instagram/doctor/fix': { check: 'fields' },
  };
}

function keywords(prefix: string): string[] {
  return Array.from({ length: 50 }, (_, n) => `${prefix}${n}`.padEnd(500, 'x'));
}

const worstQuery: Readonly<Record<string, string>> = {
  limit: String(PAGE_SIZE),
  q: ABSENT,
  search: ABSENT,
  payload: ABSENT,
  period: '90d',
  timeZone,
  dataset: 'messages',
};
/** With two search words, a query stops at the first missing one. */
const onlyOne: Readonly<Record<string, string>> = { 'GET /api/webhooks/events': 'q' };

export function worstRequest(call: SignedInCall, token: string, has: Possessions): BullyRequest {
  const known = {
    ids: has.events.slice(0, PAGE_SIZE),
    eventTypes: {},
    at: new Date().toISOString(),
    timestamp: new Date().toISOString(),
  };
  const kind = idKinds.find(([pattern]) => pattern.test(call.path))?.[1];
  const ids = kind ? has[kind] : [];
  const query = new URLSearchParams(
    call.query.flatMap(([name]) => {
      const value =
        name === onlyOne[call.name] || onlyOne[call.name] === undefined || name === 'limit' ? worstQuery[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
  // Each deletion needs a new row.
  const used = call.method === 'DELETE' ? ids : ids.slice(0, 1);
  const paths = (used.length > 0 ? used : ['x']).map(
    (id) => `${call.path.replace('{id}', encodeURIComponent(id)).replace('{version}', '1')}?${query}`,
  );
  const headers = { authorization: `Bearer ${token}`, 'if-match': '"1"' };
  const upload = uploads[call.name];
  if (upload) return { method: call.method, paths, ...asForm(upload.field, largePng(upload.side), headers), parallel: PARALLEL };
  const body: unknown = bodiesFor(has)[call.name] ?? (call.body && buildLargest(call.body, known));
  return {
    method: call.method,
    paths,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
    parallel: PARALLEL,
  };
}

function asForm(field: string, file: Buffer, headers: Record<string, string>) {
  const boundary = 'fanfare-bench-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
