import type { Comment } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentsPanel } from './CommentsPanel.tsx';

const LIST = 'GET /api/comments';
const REPLY = 'POST /api/comments/{id}/reply';
const MESSAGE = 'POST /api/comments/{id}/private-reply';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const noMessage: Comment['privateReply'] = { state: 'none', text: null, error: null, possibleUntil: hours(100) };

function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: 'k1',
    mediaId: 'post1',
    parentId: null,
    username: 'lea.runs',
    text: 'How much is the oak shelf?',
    writtenAt: hours(-1),
    isLive: false,
    isOwn: false,
    isHidden: false,
    repliedAt: null,
    privateReply: noMessage,
    ...changes,
  };
}

let server: FakeServer;
const post = {
  mediaId: 'post1',
  caption: 'Oak shelf',
  type: 'IMAGE',
  permalink: null,
  pictureUrl: null,
  publishedAt: hours(-50),
};
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer('GET /api/comments/posts', {
    success: true,
    data: [{ ...post, commentCount: 2, unansweredCount: 1, lastCommentAt: hours(-1) }],
  });
  has([aComment()]);
});

const has = (comments: Comment[]) => server.answer(LIST, { success: true, data: { comments, nextCursor: null } });
const show = (query = '') => renderWithHost(<CommentsPanel />, { at: `/dashboard${query}`, user: aUser() });
const row = () => screen.findByRole('article', { name: '@lea.runs' });
const press = async (name: string) => userEvent.click(within(await row()).getByRole('button', { name }));

test('shows the state of each comment', async () => {
  has([
    aComment({ repliedAt: hours(0), isHidden: true, parentId: 'k0' }),
    aComment({
      id: 'k2',
      username: 'ravi',
      isLive: true,
      privateReply: { ...noMessage, state: 'failed', error: 'They do not take messages.' },
    }),
  ]);
  show();
  for (const words of ['Replied publicly', 'Hidden', 'Reply to a comment']) expect(await row()).toHaveTextContent(words);
  const live = screen.getByRole('article', { name: '@ravi' });
  expect(live).toHaveTextContent('Live');
  expect(live).toHaveTextContent('They do not take messages.');
  expect(within(live).queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('shows empty, no match and error states', async () => {
  has([]);
  const { unmount, place } = show('?comments=hidden');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(await screen.findByText('No comments yet')).toBeVisible();
  unmount();
  server.fail(LIST, 500);
  show();
  expect(await screen.findByText('Could not load comments.')).toBeVisible();
});

test('filters by a post in the URL', async () => {
  const { place } = show();
  await userEvent.click(await screen.findByRole('button', { name: /Oak shelf/ }));
  await waitFor(() => expect(place.path).toBe('/dashboard?post=post1'));
  await waitFor(() => expect(server.requestsTo(LIST).at(-1)?.query).toMatchObject({ mediaId: 'post1' }));
});

test('shows the post beside its comments', async () => {
  server.answer('GET /api/comments/posts', {
    success: true,
    data: [
      { ...post, permalink: 'https://instagram.example/p/1', commentCount: 12, unansweredCount: 3, lastCommentAt: hours(-1) },
      { ...post, mediaId: 'post2', caption: 'Brass lamp', commentCount: 1, unansweredCount: 0, lastCommentAt: hours(-2) },
    ],
  });
  has([aComment(), aComment({ id: 'k2', username: 'ravi', mediaId: 'post2' })]);
  const { place } = show();
  const pane = within(await screen.findByRole('region', { name: 'Post' }));
  expect(pane.getByText('Oak shelf')).toBeVisible();
  expect(pane.getByText('12')).toBeVisible();
  expect(pane.getByRole('link', { name: 'Open on Instagram' })).toHaveAttribute('href', 'https://instagram.example/p/1');
  await userEvent.click(await screen.findByRole('article', { name: '@ravi' }));
  expect(await pane.findByText('Brass lamp')).toBeVisible();
  await userEvent.click(pane.getByRole('button', { name: 'Only this post' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?post=post2'));
  expect(pane.queryByRole('button', { name: 'Only this post' })).toBeNull();
});

test('changes between a public reply and a message, and offers saved replies', async () => {
  const canned = { id: 'c1', shortcut: 'price', text: 'It costs 95 euros.', createdAt: hours(-9), updatedAt: hours(-9) };
  server.answer('GET /api/inbox/canned-replies', { success: true, data: [canned] });
  show();
  await press('Reply');
  const field = screen.getByRole('textbox', { name: 'Public reply to @lea.runs' });
  await userEvent.type(field, '/pr');
  await userEvent.click(await screen.findByRole('option', { name: /price/ }));
  expect(field).toHaveValue('It costs 95 euros.');
  await userEvent.click(screen.getByRole('radio', { name: 'Message' }));
  expect(screen.getByRole('textbox', { name: 'Message to @lea.runs' })).toHaveAccessibleDescription(
    /one message per comment.*Possible until/,
  );
});

test('sends a public reply', async () => {
  server.answer(REPLY, { success: true, data: aComment({ repliedAt: hours(0) }) });
  const { toasts } = show();
  await press('Reply');
  const field = screen.getByRole('textbox', { name: 'Public reply to @lea.runs' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '95 euros');
  await userEvent.click(screen.getByRole('button', { name: 'Reply publicly' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Reply published' }));
  expect(server.requestsTo(REPLY)[0]?.body).toEqual({ text: '95 euros' });
  expect(screen.queryByRole('textbox', { name: /reply to/i })).toBeNull();
});

test('keeps the text of a rejected message with the reason', async () => {
  server.fail(MESSAGE, 409, { error: 'This comment was already answered by a message.' });
  show();
  await press('Send a message');
  const field = screen.getByRole('textbox', { name: 'Message to @lea.runs' });
  await userEvent.type(field, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('This comment was already answered by a message.')).toBeVisible();
  expect(field).toHaveValue('Hello');
});

test.each([
  [
    'a message was sent',
    { ...noMessage, state: 'sent', possibleUntil: null },
    'You already sent a message for this comment. Instagram allows one per comment.',
  ],
  [
    'the comment is too old',
    { ...noMessage, possibleUntil: hours(-1) },
    'Instagram allows messages up to 7 days after the comment.',
  ],
] as const)('offers no message when %s', async (_, privateReply, reason) => {
  has([aComment({ privateReply })]);
  show();
  const button = within(await row()).getByRole('button', { name: 'Send a message' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', reason);
});

const HIDE = 'POST /api/comments/{id}/hide';

test('a reply that ends after another form was opened does not close that form', async () => {
  has([aComment(), aComment({ id: 'k2', username: 'ravi' })]);
  const { toasts } = show();
  const ravi = await screen.findByRole('article', { name: '@ravi' });
  const send = async () => {
    await press('Reply');
    await userEvent.type(await screen.findByRole('textbox', { name: /@lea.runs/ }), 'Gone');
    const release = server.hold(REPLY);
    await userEvent.click(within(await row()).getByRole('button', { name: 'Reply publicly' }));
    await userEvent.click(within(ravi).getByRole('button', { name: 'Reply' }));
    release();
  };
  server.answer(REPLY, { success: true, data: aComment({ repliedAt: hours(0) }) });
  await send();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  expect(screen.getByRole('textbox', { name: /@ravi/ })).toBeVisible();

  server.fail(REPLY, 500);
  await send();
  const description = expect.stringContaining('@lea.runs');
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', description }));
  expect(screen.getByRole('textbox', { name: /@ravi/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('hides at once with undo, and deletes after confirmation', async () => {
  server.answer(HIDE, { success: true, data: aComment({ isHidden: true }) });
  server.answer('DELETE /api/comments/{id}', { success: true });
  const { toasts } = show();
  await press('More actions for the comment by @lea.runs');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Comment hidden', action: { label: 'Undo' } }));
  server.answer(HIDE, { success: true, data: aComment() });
  toasts.at(-1)?.action?.run();
  await waitFor(() => expect(server.requestsTo(HIDE).map(({ body }) => body)).toEqual([{ isHidden: true }, { isHidden: false }]));
  await press('More actions for the comment by @lea.runs');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete comment' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Comment deleted' }));
});

test('hides selected comments after confirmation, skips ineligible ones and lists failures', async () => {
  has([aComment(), aComment({ id: 'k2', username: 'ravi' }), aComment({ id: 'k3', username: 'mia', isLive: true })]);
  server.fail(HIDE, 409, { error: 'The comment is gone.' });
  show();
  await row();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select @lea.runs' }));
  await userEvent.keyboard('jxjx');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  const question = await screen.findByRole('alertdialog', { name: 'Hide 2 comments?' });
  expect(question).toHaveTextContent('1 selected comment does not support this action and will be skipped.');
  await userEvent.click(within(question).getByRole('button', { name: 'Hide 2' }));
  expect(await screen.findByText('Done: 0 of 2, 2 failed.')).toBeVisible();
  expect(screen.getAllByText('The comment is gone.')).toHaveLength(2);
  expect(await row()).not.toHaveTextContent('Hidden');
});

test('replies to many comments with one text', async () => {
  has([aComment(), aComment({ id: 'k2', username: 'ravi' })]);
  server.answer(REPLY, { success: true, data: aComment({ repliedAt: hours(0) }) });
  const { toasts } = show();
  await row();
  for (const box of screen.getAllByRole('checkbox', { name: /^Select/ })) await userEvent.click(box);
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1) ?? (await row()));
  const window = await screen.findByRole('dialog', { name: 'Reply to 2 comments' });
  await userEvent.type(within(window).getByRole('textbox', { name: /^Public reply/ }), 'Thank you!');
  await userEvent.click(within(window).getByRole('button', { name: 'Reply to 2' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: '2 replies published' }));
  expect(server.requestsTo(REPLY).map(({ path, body }) => [path, body])).toEqual([
    ['/api/comments/k1/reply', { text: 'Thank you!' }],
    ['/api/comments/k2/reply', { text: 'Thank you!' }],
  ]);
});

test('R replies, Escape closes the form and restores the focus', async () => {
  show();
  (await row()).focus();
  await userEvent.keyboard('r');
  expect(await screen.findByRole('textbox', { name: 'Public reply to @lea.runs' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /reply to/i })).toBeNull();
  await waitFor(async () => expect(await row()).toHaveFocus());
});

test('reports comments that were missing', async () => {
  server.answer('POST /api/comments/sync', { success: true, posts: 4, added: 2 });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Sync with Instagram' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Added 2 missing comments' }));
});

test('a viewer reads comments, without any way to change them', async () => {
  const { store } = show();
  const workspace = { id: 'w1', name: 'Northwind', role: 'viewer' as const, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  const shown = within(await row());
  expect(shown.getByText('How much is the oak shelf?')).toBeVisible();
  expect(shown.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sync with Instagram' })).toBeNull();
  expect(screen.getByText('You have view access. An admin of Northwind can change your role.')).toBeVisible();
});
