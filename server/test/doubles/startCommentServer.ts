import type { Automation, AutomationAction, BodyOf, EventType, FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { dm } from '../data/deliveries.ts';
import { eventually } from '../eventually.ts';
import { startTestServer } from '../servers/startTestServer.ts';
import { type DoubleCall, igIdOf } from './startInstagramDouble.ts';

type Value = Record<string, unknown>;
export type CommentDesk = Awaited<ReturnType<typeof startCommentServer>>;

export const igId = igIdOf(1);
export const reply = (text: string): AutomationAction => ({ type: 'reply', text });
export const isPrivateReply = ({ name, body }: DoubleCall) => name.endsWith('/messages') && body.includes('comment_id');
export const refuse = (code: number, error_subcode?: number) => ({
  status: 400,
  body: { error: { message: 'x', type: 'IGApiException', code, error_subcode } },
});

export async function startCommentServer({ startsWork = true } = {}) {
  const server = await startTestServer({ secondLookMs: 500, startsWork, pollMs: 100 });
  const user = await server.signUp('anna');
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  await server.connect(user, igId);

  const desk = {
    server,
    user,
    n: 0,
    fan: '',
    made: [] as DoubleCall[],
    begin,
    removeAll,
    close,
    automation,
    publish,
    commentId,
    comment,
    deliver,
    write,
    events,
    settled,
    why,
    privately: () => desk.made.filter(isPrivateReply).map(({ body }) => JSON.parse(body)),
    directly: () => server.instagram.sent.filter(({ recipient }) => recipient === desk.fan).map(({ text }) => text),
  };

  function keepCalls(call: DoubleCall): null {
    if (/^POST /.test(call.name) && call.token !== '') desk.made.push(call);
    return null;
  }
  function takePrivateReply(call: DoubleCall) {
    if (!isPrivateReply(call)) return null;
    return { status: 200, body: { recipient_id: desk.fan, message_id: `private-${desk.n}-${desk.made.length}` } };
  }
  function takeCommentAction({ name }: DoubleCall) {
    if (/\/replies$/.test(name)) return { status: 200, body: { id: `reply-${desk.n}` } };
    return /^POST .*\/c\d+-\w+$/.test(name) ? { status: 200, body: { success: true } } : null;
  }

  function begin(): void {
    desk.n += 1;
    desk.fan = `${7_000 + desk.n}`;
    desk.made = [];
    server.instagram.answers = [keepCalls, takePrivateReply, takeCommentAction];
  }
  async function removeAll(): Promise<void> {
    const { body } = await server.call('GET /api/flows', { token: user.token });
    for (const { _id: id } of body.data) await server.call('DELETE /api/flows/{id}', { token: user.token, id });
  }
  async function close(): Promise<void> {
    expect(server.instagram.violations).toEqual([]);
    await server.close();
  }

  async function automation(change: Partial<BodyOf<'POST /api/flows'>> = {}): Promise<Automation> {
    const { status, body } = await server.call('POST /api/flows', {
      token: user.token,
      body: { name: 'Price', trigger: 'comment', actions: [reply('20 EUR')], ...change },
    });
    expect([status, body]).toMatchObject([201, { success: true }]);
    return body.data;
  }
  async function publish(graph: FlowGraph) {
    const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name: `Flow ${desk.n}`, ...graph } });
    return server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
  }

  function commentId(suffix: string): string {
    return `c${desk.n}-${suffix}`;
  }
  function comment(text: string, more: Value = {}, suffix = 'a'): Value {
    const from = { id: desk.fan, username: `user.${desk.fan}` };
    return { id: commentId(suffix), text, from, media: { id: `media-${desk.n}` }, ...more };
  }
  function deliver(value: Value, field = 'comments', at = Date.now()) {
    return server.deliver({
      object: 'instagram',
      entry: [{ id: igId, time: Math.floor(at / 1000), changes: [{ field, value }] }],
    });
  }
  function write(text: string, mid = `m-${desk.n}-${Math.random()}`) {
    return server.deliver(dm({ igId, from: desk.fan, text, mid }));
  }

  async function events(type?: EventType) {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
    return body.data.events.filter(
      ({ senderId, eventType }) => senderId === desk.fan && (type === undefined || eventType === type),
    );
  }
  function settled(type: EventType, count = 1) {
    return eventually(async () => {
      const found = await events(type);
      expect(found.filter(({ processedStatus }) => processedStatus !== 'processing')).toHaveLength(count);
      return found;
    });
  }
  async function why(type: EventType = 'comments') {
    const [event] = await settled(type);
    const { body } = await server.call('GET /api/webhooks/events/{id}/why', { token: user.token, id: event?.eventId ?? '' });
    return body.data;
  }
  return desk;
}
