import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm, echo } from '../../../../test/data/deliveries.ts';
import { flowThatSays, replyHideAndSend } from '../../../../test/data/flows.ts';
import { type DoubleCall, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { createChance, times } from '../../../../test/proof.ts';
import { startTestServer } from '../../../../test/servers/startTestServer.ts';
import { createLogger } from '../../../infrastructure/logger/createLogger.ts';

const STORM_MS = times(10_000, 60_000);
const FANS = 12;
const WRITERS = 6;
const position = { x: 0, y: 0 };

interface Move {
  name: Call;
  /** A query for ids. */
  of?: string;
  body?: (id: string) => unknown;
}

const threads = 'select id from conversations where last_message_at is not null';
const contacts = 'select id from contacts';
const messages = 'select id from messages';
const events = "select id from events where processed_status <> 'pending'";
const flows = 'select id from bot_flows';
const automations = 'select id from automations';
const comments = 'select id from comments where not is_own';

/** Every call that changes what a reply depends on, or rows that the event path also changes. */
const moves: readonly Move[] = [
  { name: 'PATCH /api/inbox/threads/{id}', of: threads, body: () => ({ handler: 'person' }) },
  { name: 'PATCH /api/inbox/threads/{id}', of: threads, body: () => ({ handler: 'human_requested' }) },
  { name: 'PATCH /api/inbox/threads/{id}', of: threads, body: () => ({ handler: 'bot' }) },
  { name: 'PATCH /api/inbox/threads/{id}', of: threads, body: () => ({ isHandled: true, labels: ['a', 'b'] }) },
  { name: 'PATCH /api/inbox/threads/{id}', of: threads, body: () => ({ isArchived: true }) },
  { name: 'POST /api/inbox/threads/{id}/messages', of: threads, body: () => ({ text: 'by hand' }) },
  { name: 'POST /api/inbox/threads/{id}/seen', of: threads },
  { name: 'POST /api/inbox/threads/{id}/notes', of: threads, body: () => ({ text: 'a note' }) },
  { name: 'PUT /api/inbox/messages/{id}/reaction', of: messages, body: () => ({ emoji: '❤' }) },
  { name: 'POST /api/inbox/messages/{id}/retry', of: messages },
  { name: 'PUT /api/contacts/{id}/variables', of: contacts, body: () => ({ name: 'size', value: 'xl' }) },
  { name: 'DELETE /api/contacts/{id}', of: contacts },
  { name: 'POST /api/webhooks/events/{id}/read', of: events },
  { name: 'POST /api/webhooks/events/read-all', body: () => ({}) },
  { name: 'POST /api/webhooks/events/{id}/retry', of: events },
  { name: 'POST /api/webhooks/events/{id}/replay', of: events, body: () => ({ mode: 'real' }) },
  { name: 'POST /api/notifications/read', of: events, body: (id) => ({ ids: [id] }) },
  { name: 'POST /api/notifications/archive', of: events, body: (id) => ({ ids: [id] }) },
  { name: 'POST /api/flow/save', body: () => ({ name: 'Answer', ...flowThatSays('one', 'two') }) },
  { name: 'POST /api/flow/{id}/publish', of: flows },
  { name: 'POST /api/flow/{id}/publish', of: flows },
  { name: 'POST /api/flow/{id}/unpublish', of: flows },
  { name: 'PATCH /api/flows/{id}/toggle', of: automations },
  { name: 'PATCH /api/flows/{id}', of: automations, body: () => ({ priority: 3 }) },
  { name: 'PATCH /api/flows/order', of: automations, body: (id) => ({ ids: [id] }) },
  { name: 'PATCH /api/instagram/messaging-rules', body: () => ({ personPauseMinutes: 1 }) },
  { name: 'PATCH /api/user/notifications/settings', body: () => ({ eventTypes: { messages: false } }) },
  { name: 'POST /api/instagram/resume' },
  { name: 'POST /api/comments/{id}/hide', of: comments, body: () => ({ isHidden: true }) },
  { name: 'POST /api/comments/{id}/reply', of: comments, body: () => ({ text: 'in public' }) },
  { name: 'POST /api/comments/{id}/private-reply', of: comments, body: () => ({ text: 'in private' }) },
  { name: 'DELETE /api/comments/{id}', of: comments },
  { name: 'POST /api/analytics/recompute', body: () => ({}) },
];

/** Of calls about comments. */
function answerOf({ name, body }: DoubleCall, n: number) {
  if (/^(POST|DELETE) \S+\/c-\d+-\d+$/.test(name)) return { status: 200, body: { success: true } };
  if (name.endsWith('/replies')) return { status: 200, body: { id: `reply-${n}` } };
  const commenter = /"comment_id":"c-(\d+)-/.exec(body)?.[1];
  return commenter === undefined ? null : { status: 200, body: { recipient_id: `4${commenter}`, message_id: `private-${n}` } };
}

longTest(
  `messages and comments arrive while their owner makes every change at random for ${STORM_MS / 1_000} s: no call and no reply fails`,
  async (context) => {
    const between = createChance(context);
    const errors: string[] = [];
    const logger = createLogger('error', { write: (line) => void errors.push(line) });
    const server = await startTestServer({ logger });
    context.after(() => server.close());
    const { system } = server.database;
    const igId = igIdOf(1);
    const user = await server.signUp('anna');
    server.instagram.grantedScopes += ',instagram_business_manage_comments';
    await server.connect(user, igId);
    let answers = 0;
    server.instagram.answers = [
      (call) => {
        answers += 1;
        return answerOf(call, answers);
      },
    ];
    const { token } = user;
    const publish = async (name: string, graph: object) => {
      const { body } = await server.call('POST /api/flow/save', { token, body: { name, ...graph } });
      await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
    };
    await publish('Answer', {
      nodes: [
        { id: 'one', type: 'messageNode', position, data: { content: 'one' } },
        { id: 'set', type: 'variableNode', position, data: { variable: { name: 'wish', value: '{{ input }}' } } },
        { id: 'wait', type: 'actionNode', position, data: { action: 'wait', actionParams: '1s' } },
        { id: 'two', type: 'messageNode', position, data: { content: 'two' } },
      ],
      edges: [
        { id: 'a', source: 'one', target: 'set' },
        { id: 'b', source: 'set', target: 'wait' },
        { id: 'c', source: 'wait', target: 'two' },
      ],
    });
    await publish('Second', flowThatSays('another'));
    await publish('Comments', replyHideAndSend);

    const end = performance.now() + STORM_MS;
    const failed: string[] = [];
    const counts = new Map<string, number>();
    let delivered = 0;

    async function write(fan: number): Promise<void> {
      for (let n = 0; performance.now() < end; n += 1) {
        await server.deliver(dm({ igId, from: `4${fan}`, text: `message ${n}`, mid: `in-${fan}-${n}` }));
        delivered += 1;
        if (n % 5 === 4) await server.deliver(echo({ igId, from: `4${fan}`, text: 'from the phone', mid: `phone-${fan}-${n}` }));
        if (n % 3 === 2) await server.deliver(commentOf(fan, n));
        await delay(between(0, 60));
      }
    }

    const commentOf = (fan: number, n: number) => ({
      object: 'instagram',
      entry: [{ id: igId, time: Math.floor(Date.now() / 1_000), changes: [{ field: 'comments', value: commentValue(fan, n) }] }],
    });
    const commentValue = (fan: number, n: number) => ({
      id: `c-${fan}-${n}`,
      text: 'price',
      from: { id: `4${fan}`, username: `user.4${fan}` },
      media: { id: `media-${n}` },
    });

    async function change(): Promise<void> {
      while (performance.now() < end) {
        const move = moves[between(0, moves.length)];
        if (!move) continue;
        const ids = move.of === undefined ? [] : (await sql.raw<{ id: string }>(`${move.of} limit 200`).execute(system)).rows;
        const id = ids[between(0, Math.max(1, ids.length))]?.id ?? 'x';
        const { status, body } = await server.call(move.name, { token, id, body: move.body?.(id) });
        const key = `${status} ${move.name}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (status >= 500) failed.push(`${key}: ${JSON.stringify(body)}`);
      }
    }

    await Promise.all([...Array.from({ length: FANS }, (_, fan) => write(fan)), ...Array.from({ length: WRITERS }, change)]);
    await eventually(async () => {
      const { rows } = await sql<{ n: number }>`
      select (select count(*) from inbox where state in ('ready', 'active')) + (select count(*) from contact_erasures)
        + (select count(*) from outbox where state = 'sending' and comment_id is null) as n`.execute(system);
      expect(Number(rows[0]?.n)).toBe(0);
    }, 60_000);
    context.diagnostic(`${delivered} messages, ${[...counts.values()].reduce((sum, n) => sum + n, 0)} changes`);
    for (const [key, n] of [...counts].sort()) context.diagnostic(`${n} x ${key}`);
    expect(failed).toEqual([]);
    expect(errors).toEqual([]);
    expect(server.instagram.violations).toEqual([]);
  },
);
