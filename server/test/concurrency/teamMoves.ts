import { goalMetrics, roles } from '@fanfare/shared/contracts';
import { flowThatSays } from '../data/flows.ts';
import { TEST_PASSWORD } from '../servers/startTestServer.ts';
import type { Actor } from './createActor.ts';

type Move = (actor: Actor) => Promise<unknown>;

const image = { type: 'image', url: 'https://cdn.example.com/a.jpg' };
const DAY_MS = 24 * 60 * 60_000;

/** Names are few, so that users change the same rows. */
const few = (actor: Actor, name: string) => `${name} ${actor.between(0, 4)}`;

const flows = "select id from bot_flows where kind = 'drawn'";
const automations = 'select id from automations';
const threads = 'select id from conversations';
const members = 'select user_id as id from memberships';
const invitations = 'select id from workspace_invitations';
const publications = 'select id from publications';
const canned = 'select id from canned_replies';
const suites = 'select id from test_suites';
const media = 'select id from media';

const memberMoves: readonly Move[] = [
  async (actor) => {
    const to = actor.pick(actor.people);
    const body = { email: `${to}@example.test`, role: actor.pick(roles) };
    const { status, body: answer } = await actor.call('POST /api/workspace/invitations', { body });
    if (status === 201) actor.links.push({ to, url: answer.url });
  },
  async (actor) => {
    const link = actor.links.findLast(({ to }) => to === actor.username) ?? actor.links[0];
    if (link) await actor.accept(link.url);
  },
  async (actor) => actor.call('POST /api/workspace/invitations/{id}/resend', { id: await actor.any(invitations) }),
  async (actor) => actor.call('DELETE /api/workspace/invitations/{id}', { id: await actor.any(invitations) }),
  async (actor) =>
    actor.call('PATCH /api/workspace/members/{id}', { id: await actor.any(members), body: { role: actor.pick(roles) } }),
  async (actor) => actor.call('DELETE /api/workspace/members/{id}', { id: await actor.any(members) }),
  (actor) => actor.call('POST /api/workspace/leave'),
  async (actor) =>
    actor.call('POST /api/workspace/transfer', { body: { memberId: await actor.any(members), password: TEST_PASSWORD } }),
  (actor) => actor.call('PATCH /api/workspace', { body: { name: few(actor, 'Studio'), needsApproval: actor.flip() } }),
  (actor) => actor.call('PATCH /api/workspace', { body: { name: few(actor, 'Studio'), assignsConversations: actor.flip() } }),
  (actor) => actor.call('PUT /api/inbox/availability', { body: { isAvailable: actor.between(0, 4) > 0 } }),
  async (actor) => {
    const { status, body } = await actor.call('POST /api/workspaces', { body: { name: 'Short' } });
    if (status !== 201) return;
    const workspace = body.workspace.id;
    await Promise.all([
      actor.call('POST /api/flow/save', { workspace, body: { name: 'Hi', ...flowThatSays('Hi') } }),
      actor.call('POST /api/inbox/canned-replies', { workspace, body: { shortcut: 'hi', text: 'Hi' } }),
      actor.call('DELETE /api/workspace', { workspace, body: { password: TEST_PASSWORD } }),
      actor.call('PATCH /api/workspace', { workspace, body: { name: 'Late', needsApproval: true } }),
      actor.call('POST /api/workspace/invitations', { workspace, body: { email: 'x@example.test', role: 'viewer' } }),
    ]);
    actor.deleted.push(workspace);
  },
];

const post = (actor: Actor, isLater: boolean) => ({
  kind: 'image',
  media: [image],
  ...(isLater && { scheduledAt: new Date(Date.now() + actor.between(-1_000, DAY_MS)).toISOString() }),
});

async function decide(actor: Actor, verb: 'approve' | 'refuse'): Promise<void> {
  const { body } = await actor.call('GET /api/publishing', { query: '?waiting=true' });
  const rows: { id: string; revision?: number }[] = body.data?.publications ?? [];
  if (rows.length === 0) return;
  const { id, revision = 0 } = actor.pick(rows);
  if (verb === 'approve') await actor.call('POST /api/publishing/{id}/approve', { id, body: { revision } });
  else await actor.call('POST /api/publishing/{id}/refuse', { id, body: { revision, comment: 'No' } });
}

async function change(actor: Actor): Promise<void> {
  const id = await actor.any(publications);
  const { status, body } = await actor.call('GET /api/publishing/{id}', { id });
  if (status !== 200) return;
  const caption = body.data.caption ?? '';
  await actor.call('PUT /api/publishing/{id}', { id, body: { ...post(actor, actor.flip()), caption } });
}

const publishing: readonly Move[] = [
  (actor) => actor.call('POST /api/publishing', { body: { ...post(actor, true), caption: actor.unique('post') } }),
  (actor) => actor.call('POST /api/publishing', { body: { ...post(actor, false), caption: actor.unique('post') } }),
  change,
  change,
  (actor) => decide(actor, 'approve'),
  (actor) => decide(actor, 'approve'),
  (actor) => decide(actor, 'refuse'),
  async (actor) => actor.call('DELETE /api/publishing/{id}', { id: await actor.any(publications) }),
  async (actor) =>
    actor.call('POST /api/publishing/{id}/retry', { id: await actor.any(`${publications} where state = 'failed'`) }),
  async (actor) => actor.call('POST /api/publishing/{id}/remove', { id: await actor.any(publications) }),
  async (actor) => {
    const file = await actor.upload();
    if (!file) return;
    const body = { kind: 'image', media: [{ type: 'image', url: file.url }], caption: actor.unique('post') };
    await Promise.all([actor.call('POST /api/publishing', { body }), actor.call('DELETE /api/media/{id}', { id: file.id })]);
  },
  async (actor) => actor.call('DELETE /api/media/{id}', { id: await actor.any(media) }),
];

const team: readonly Move[] = [
  (actor) => actor.call('POST /api/inbox/canned-replies', { body: { shortcut: few(actor, 'c').replace(' ', ''), text: 'Hi' } }),
  async (actor) => {
    const body = { shortcut: few(actor, 'c').replace(' ', ''), text: 'Hello' };
    await actor.call('PATCH /api/inbox/canned-replies/{id}', { id: await actor.any(canned), body });
  },
  async (actor) => actor.call('DELETE /api/inbox/canned-replies/{id}', { id: await actor.any(canned) }),
  async (actor) => {
    const text = `Look @${actor.pick(actor.people)} @${actor.pick(actor.people)}`;
    await actor.call('POST /api/inbox/threads/{id}/notes', { id: await actor.any(threads), body: { text } });
  },
  async (actor) => actor.call('DELETE /api/inbox/notes/{id}', { id: await actor.any('select id from conversation_notes') }),
  async (actor) => {
    const assigneeId = actor.between(0, 3) === 0 ? null : await actor.any(members);
    await actor.call('PATCH /api/inbox/threads/{id}', { id: await actor.any(threads), body: { assigneeId } });
  },
  async (actor) => {
    const body = { handler: actor.pick(['bot', 'human_requested', 'person'] as const) };
    await actor.call('PATCH /api/inbox/threads/{id}', { id: await actor.any(threads), body });
  },
  async (actor) =>
    actor.call('POST /api/inbox/threads/{id}/messages', { id: await actor.any(threads), body: { text: 'by hand' } }),
  (actor) => {
    const goals = goalMetrics
      .toSorted(() => actor.between(-1, 2))
      .slice(0, actor.between(1, 4))
      .map((metric) => ({
        metric,
        period: 'day',
        target: metric === 'answerRate' || metric === 'automationShare' ? 50 : 60_000,
      }));
    return actor.call('PUT /api/analytics/goals', { body: { timeZone: 'UTC', goals } });
  },
  (actor) => actor.call('PATCH /api/user/notifications/settings', { body: { eventTypes: { messages: actor.flip() } } }),
  (actor) => actor.call('PATCH /api/instagram/messaging-rules', { body: { personPauseMinutes: actor.between(0, 9) } }),
  (actor) => actor.call('POST /api/notifications/read', { body: { filter: {} } }),
  async (actor) => {
    const { body } = await actor.call('POST /api/notifications/archive', { body: { filter: {} } });
    const undoId = body.undoId ?? 'x';
    await actor.call('POST /api/notifications/undo', { body: { undoId } });
  },
  (actor) => actor.call('POST /api/notifications/unarchive', { body: { filter: {} } }),
  (actor) => actor.call('POST /api/analytics/recompute', { body: undefined }),
];

const flowMoves: readonly Move[] = [
  (actor) => actor.call('POST /api/flow/save', { body: { name: few(actor, 'Flow'), ...flowThatSays('one', 'two') } }),
  async (actor) => actor.call('PATCH /api/flow/{id}', { id: await actor.any(flows), body: { name: few(actor, 'Flow') } }),
  async (actor) => {
    const id = await actor.any(flows);
    const revision = await actor.any(`select revision::text as id from bot_flows where id::text = '${id}'`);
    const headers = { 'if-match': `"${revision === 'x' ? 1 : revision}"` };
    await actor.call('PUT /api/flow/{id}/draft', { id, headers, body: flowThatSays(actor.unique('text')) });
  },
  async (actor) => actor.call('POST /api/flow/{id}/publish', { id: await actor.any(flows), body: {} }),
  async (actor) => actor.call('POST /api/flow/{id}/unpublish', { id: await actor.any(flows) }),
  async (actor) => actor.call('POST /api/flow/{id}/approval', { id: await actor.any(flows), body: {} }),
  async (actor) => actor.call('DELETE /api/flow/{id}/approval', { id: await actor.any(flows) }),
  async (actor) => actor.call('POST /api/approvals/{id}/approve', { id: await actor.any('select id from flow_approvals') }),
  async (actor) =>
    actor.call('POST /api/approvals/{id}/refuse', {
      id: await actor.any('select id from flow_approvals'),
      body: { comment: 'No' },
    }),
  async (actor) => actor.call('POST /api/flow/{id}/versions/{version}/restore', { id: await actor.any(flows), body: {} }),
  async (actor) => {
    const accountIds = actor.flip() ? null : [await actor.any('select id from instagram_accounts')];
    await actor.call('PUT /api/flow/{id}/accounts', { id: await actor.any(flows), body: { accountIds } });
  },
  async (actor) => actor.call('DELETE /api/flow/{id}', { id: await actor.any(flows) }),
  (actor) =>
    actor.call('PUT /api/flow-secrets', { body: { name: `key${actor.between(0, 3)}`, value: actor.flip() ? 'v' : null } }),
  async (actor) =>
    actor.call('POST /api/flows', {
      body: {
        name: few(actor, 'Rule'),
        trigger: 'message_received' as const,
        actions: [{ type: 'run_flow', flowId: await actor.any(flows) }],
      },
    }),
  async (actor) => actor.call('PATCH /api/flows/{id}', { id: await actor.any(automations), body: { name: few(actor, 'Rule') } }),
  async (actor) => actor.call('PATCH /api/flows/{id}/toggle', { id: await actor.any(automations) }),
  async (actor) => actor.call('POST /api/flows/{id}/duplicate', { id: await actor.any(automations) }),
  async (actor) =>
    actor.call('POST /api/flows/{id}/keywords', { id: await actor.any(automations), body: { keywords: [few(actor, 'word')] } }),
  async (actor) => {
    const ids = [await actor.any(automations), await actor.any(automations)];
    await actor.call('PATCH /api/flows/order', { body: { ids: [...new Set(ids)] } });
  },
  async (actor) => actor.call('DELETE /api/flows/{id}', { id: await actor.any(automations) }),
];

const webhooks: readonly Move[] = [
  async (actor) => {
    const body = { status: actor.flip() ? 'active' : 'inactive' };
    const id = await actor.any('select id from instagram_accounts');
    await actor.call('PUT /api/webhooks/subscriptions/{id}', { id, body });
  },
  (actor) => actor.call('POST /api/instagram/subscribe-webhook'),
  async (actor) => {
    const body = {
      accountId: await actor.any('select ig_id as id from instagram_accounts'),
      senderId: '9001',
      senderUsername: 'x',
    };
    await actor.call('POST /api/webhooks/testing/create-suite', { body });
  },
  async (actor) => actor.call('POST /api/webhooks/testing/execute-suite/{id}', { id: await actor.any(suites) }),
  async (actor) => {
    const { body } = await actor.call('POST /api/webhooks/testing/cleanup');
    await actor.call('POST /api/webhooks/testing/cleanup/undo', { body: { undoId: body.undoId ?? 'x' } });
  },
  (actor) => actor.call('POST /api/instagram/debug/simulate-event', { body: { eventType: 'messages', content: 'hello' } }),
  (actor) => actor.call('POST /api/webhooks/monitoring/health-check'),
  (actor) => actor.call('POST /api/webhooks/gaps/check'),
];

const account: readonly Move[] = [
  (actor) => actor.call('PATCH /api/user/profile', { body: { fullName: few(actor, 'Name'), bio: 'x' } }),
  (actor) => actor.call('PATCH /api/user/profile', { body: { username: actor.pick([actor.username, `${actor.username}2`]) } }),
  (actor) => actor.call('PATCH /api/user/profile', { body: { username: few(actor, 'taken').replace(' ', '') } }),
  (actor) => actor.call('PATCH /api/user/profile', { body: { email: `${few(actor, 'n').replace(' ', '')}@example.test` } }),
  (actor) =>
    actor.call('POST /api/auth/password/change', { body: { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD } }),
  (actor) => actor.twoFactor(),
  (actor) => actor.call('POST /api/auth/logout'),
  (actor) => actor.call('POST /api/auth/logout-all'),
  (actor) => actor.call('POST /api/auth/step-up', { body: { password: TEST_PASSWORD } }),
  async (actor) => actor.call('DELETE /api/auth/sessions/{id}', { id: await actor.any('select id from auth_sessions') }),
  (actor) => actor.call('POST /api/auth/password/forgot', { body: { email: actor.email() } }),
  (actor) => actor.call('POST /api/user/2fa/enable'),
  (actor) => actor.call('DELETE /api/user/avatar'),
];

export const groups: Readonly<Record<string, readonly Move[]>> = {
  members: memberMoves,
  publishing,
  team,
  flows: flowMoves,
  webhooks,
  account,
};
