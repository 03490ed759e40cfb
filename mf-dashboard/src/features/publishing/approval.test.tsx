import type { Publication, Role } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublishingPanel } from './PublishingPanel.tsx';

const LIST = 'GET /api/publishing';
const APPROVE = 'POST /api/publishing/{id}/approve';
const REFUSE = 'POST /api/publishing/{id}/refuse';
const EDIT = 'PUT /api/publishing/{id}';
const ME = aUser();
const mine = { id: ME.id, name: 'me' };
const ben = { id: 'user-9', name: 'ben' };
const at = new Date(Date.now() - 60_000).toISOString();
const later = new Date(Date.now() + 3_600_000).toISOString();

type Approval = NonNullable<Publication['approval']>;
const aPost = (changes: Partial<Publication> = {}, approval: Partial<Approval> = {}): Publication => ({
  id: 'p1',
  kind: 'image',
  caption: 'Oak shelves are back',
  media: [{ type: 'image', url: 'https://cdn.example/a.jpg', altText: 'A shelf' }],
  state: 'scheduled',
  scheduledAt: at,
  createdAt: at,
  publishedAt: null,
  mediaId: null,
  error: null,
  by: ben,
  revision: 3,
  approval: { state: 'open', requestedAt: at, decidedBy: null, comment: null, ...approval },
  ...changes,
});
const refusal = { state: 'refused', decidedBy: { id: 'u3', name: 'lena' }, comment: 'No prices' } as const;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/publishing/quota', { success: true, data: { used: 3, total: 100 } });
});

async function show(role: Role, posts: Publication[] = [], query = '', needsApproval = true) {
  server.answer(LIST, { success: true, data: { publications: posts, nextCursor: null } });
  const shown = renderWithHost(<PublishingPanel />, { at: `/dashboard${query}`, user: ME });
  const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1, needsApproval };
  act(() => void shown.store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  if (posts.length > 0) await screen.findByRole('article');
  return shown;
}
const row = () => screen.getByRole('article');
const buttons = () =>
  within(row())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const review = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }));
  return dialog('Review post');
};

test('an editor requests approval instead of publishing', async () => {
  server.answer('POST /api/publishing', { success: true, data: aPost() });
  const { toasts } = await show('editor', [], '?compose=yes');
  const form = await dialog('New post');
  expect(await form.findByText('An admin must approve this post before it is published.')).toBeVisible();
  expect(form.queryByRole('button', { name: 'Publish' })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: 'URL' }), 'https://cdn.example/a.jpg');
  await userEvent.click(form.getByRole('button', { name: 'Request approval' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Approval requested' }]));
});

test('an admin publishes directly', async () => {
  await show('admin', [], '?compose=yes');
  expect((await dialog('New post')).getByRole('button', { name: 'Publish' })).toBeVisible();
});

test.each([
  ['admin', ben, ['Review']],
  ['editor', mine, ['Edit', 'Withdraw']],
  ['editor', ben, []],
  ['agent', ben, []],
] as const)('offers the role %s only what it may do with a waiting post', async (role, by, actions) => {
  await show(role, [aPost({ by })]);
  expect(row()).toHaveTextContent(/Published once it is approved.*Waiting for approval/);
  await waitFor(() => expect(buttons()).toEqual(actions));
});

test('an admin reads the whole post and approves the revision that was shown', async () => {
  const caption = `Oak shelves are back\n${'and back again '.repeat(20)}`;
  const { toasts } = await show('admin', [aPost({ caption, scheduledAt: later })]);
  const shown = await review();
  expect(shown.getByText('ben requested approval to publish this post.')).toBeVisible();
  expect(shown.getByText(/and back again/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'https://cdn.example/a.jpg' })).toBeVisible();
  expect(shown.getByText('Alt text: A shelf')).toBeVisible();
  server.answer(APPROVE, { success: true, data: aPost({}, { state: 'given', decidedBy: mine }) });
  await userEvent.click(shown.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Post approved' }]));
  expect(server.requestsTo(APPROVE)).toMatchObject([{ path: '/api/publishing/p1/approve', body: { revision: 3 } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['for now', at, 'As soon as you approve it'],
  ['whose time has passed', new Date(Date.now() - 30_000).toISOString(), /has passed. The post is published as soon/],
] as const)('says when a post %s is published', async (_, scheduledAt, words) => {
  await show('admin', [aPost({ scheduledAt })]);
  expect((await review()).getByText(words)).toBeVisible();
});

test('an admin refuses with a comment, which is required', async () => {
  const { toasts } = await show('admin', [aPost()]);
  server.answer(REFUSE, { success: true, data: aPost({ state: 'cancelled' }, refusal) });
  await userEvent.click((await review()).getByRole('button', { name: 'Refuse' }));
  const form = await dialog('Refuse request');
  await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
  expect(form.getByLabelText('Comment')).toHaveAccessibleDescription('Enter a comment.');
  expect(server.requestsTo(REFUSE)).toEqual([]);
  await userEvent.type(form.getByLabelText('Comment'), ' No prices ');
  await userEvent.click(form.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Request refused' }]));
  expect(server.requestsTo(REFUSE)[0]?.body).toEqual({ revision: 3, comment: 'No prices' });
});

test('shows why a decision came too late', async () => {
  const { toasts } = await show('admin', [aPost()]);
  const description = 'This request was already decided or withdrawn.';
  server.fail(APPROVE, 409, { error: description, code: 'approval_closed' });
  await userEvent.click((await review()).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not approve the post', description }]));
});

test('the author edits a refused post, with its content, and requests approval again', async () => {
  const { toasts } = await show('editor', [aPost({ by: mine, state: 'cancelled' }, refusal)]);
  expect(row()).toHaveTextContent(/lena refused this post: No prices.*Approval refused/);
  await waitFor(() => expect(buttons()).toEqual(['Edit', 'Duplicate', 'Remove']));
  server.answer(EDIT, { success: true, data: aPost({ revision: 4 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit post');
  expect(form.getByRole('textbox', { name: 'URL' })).toHaveValue('https://cdn.example/a.jpg');
  await userEvent.type(form.getByRole('textbox', { name: /^Caption/ }), '!');
  await userEvent.click(form.getByRole('button', { name: 'Request approval' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Approval requested' }]));
  const media = [{ type: 'image', url: 'https://cdn.example/a.jpg', altText: 'A shelf' }];
  expect(server.requestsTo(EDIT)[0]?.body).toEqual({ kind: 'image', caption: 'Oak shelves are back!', media, revision: 3 });
  expect(server.requestsTo('POST /api/publishing')).toEqual([]);
});

test('the author withdraws a request after confirmation', async () => {
  server.answer('DELETE /api/publishing/{id}', { success: true });
  const { toasts } = await show('editor', [aPost({ by: mine })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this request?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Request withdrawn' }));
});

test('names the author and the admin of a published post', async () => {
  const given = { state: 'given', decidedBy: { id: 'u3', name: 'lena' } } as const;
  await show('viewer', [aPost({ state: 'published', publishedAt: at }, given)]);
  expect(row()).toHaveTextContent(/ben.*Approved by lena.*Published/);
});

test('admins list only what waits; editors and workspaces without the setting have no such list', async () => {
  const { unmount } = await show('admin', [aPost()]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Waiting for approval' }));
  await waitFor(() => expect(server.requestsTo(LIST).at(-1)?.query).toMatchObject({ waiting: 'true' }));
  unmount();
  const editor = await show('editor', [aPost()]);
  expect(screen.queryByRole('radio', { name: 'Waiting for approval' })).toBeNull();
  editor.unmount();
  await show('admin', [aPost({ approval: null, state: 'published' })], '', false);
  expect(screen.queryByRole('radio', { name: 'Waiting for approval' })).toBeNull();
});
