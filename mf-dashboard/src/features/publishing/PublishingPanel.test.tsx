import type { Publication } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublishingPanel } from './PublishingPanel.tsx';

const LIST = 'GET /api/publishing';
const PUBLISH = 'POST /api/publishing';

function aPost(changes: Partial<Publication> = {}): Publication {
  const time = new Date(Date.now() - 60_000).toISOString();
  return {
    id: 'p1',
    kind: 'image',
    caption: 'Oak shelves are back',
    media: [{ type: 'image', url: 'https://cdn.example/a.jpg' }],
    state: 'published',
    scheduledAt: time,
    createdAt: time,
    publishedAt: time,
    mediaId: '1789',
    error: null,
    ...changes,
  };
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/publishing/quota', { success: true, data: { used: 3, total: 100 } });
  has([]);
});

afterEach(() => {
  jest.useRealTimers();
});

const has = (publications: Publication[]) => server.answer(LIST, { success: true, data: { publications, nextCursor: null } });
const show = (query = '') => renderWithHost(<PublishingPanel />, { at: `/dashboard${query}`, user: aUser() });
const form = () => screen.findByRole('dialog', { name: 'New post' });

test('shows an empty state and the remaining quota', async () => {
  show();
  expect(await screen.findByText('No posts published from here yet')).toBeVisible();
  expect(screen.getByText('3 of 100 posts used in the last 24 hours')).toBeVisible();
});

test('names the member who made a post', async () => {
  has([aPost({ by: { id: 'u9', name: 'ben' } }), aPost({ id: 'p2', caption: 'Pine', by: { id: aUser().id, name: 'me' } })]);
  show();
  expect(await screen.findByText('ben')).toBeVisible();
  expect(screen.queryByText('me')).toBeNull();
});

test('shows what other members post', async () => {
  jest.useFakeTimers();
  show();
  expect(await screen.findByText('No posts published from here yet')).toBeVisible();
  has([aPost()]);
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(await screen.findByText('Oak shelves are back')).toBeVisible();
});

test('retries loading', async () => {
  server.fail(LIST, 500);
  show();
  expect(await screen.findByText('Could not load posts.')).toBeVisible();
  has([aPost()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Oak shelves are back')).toBeVisible();
});

test.each([
  ['processing', 'Processing on Instagram', ['Cancel post']],
  ['published', 'Published', []],
  ['failed', 'Failed', ['Try again', 'Duplicate', 'Remove']],
  ['cancelled', 'Cancelled', ['Duplicate', 'Remove']],
] as const)('shows a post that is %s with its actions', async (state, words, actions) => {
  has([aPost({ state, publishedAt: null, error: state === 'failed' ? 'The file could not be fetched.' : null })]);
  show();
  const row = await screen.findByRole('article', { name: 'Oak shelves are back' });
  expect(row).toHaveTextContent(words);
  expect(
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(actions);
  if (state === 'failed') expect(row).toHaveTextContent('The file could not be fetched.');
});

test('shows the time of a scheduled post, and publishes others at once', async () => {
  const createdAt = new Date().toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  has([
    aPost({ id: 'now', caption: 'For now', state: 'scheduled', createdAt, scheduledAt: createdAt, publishedAt: null }),
    aPost({ id: 'later', caption: 'For later', state: 'scheduled', createdAt, scheduledAt: later, publishedAt: null }),
  ]);
  show();
  expect(await screen.findByRole('article', { name: 'For later' })).toHaveTextContent(/For \S.*Scheduled/);
  const now = screen.getByRole('article', { name: 'For now' });
  expect(now).toHaveTextContent('Preparing');
  expect(now).not.toHaveTextContent(/Scheduled|For \d/);
  expect(within(now).getByRole('button', { name: 'Cancel post' })).toBeVisible();
});

test('reuses a failed post, and asks before it replaces a draft', async () => {
  const media: Publication['media'] = [
    { type: 'image', url: 'https://cdn.example/a.png', altText: 'A shelf' },
    { type: 'video', url: 'https://cdn.example/b.mp4' },
  ];
  has([aPost({ kind: 'carousel', media, state: 'failed', publishedAt: null })]);
  show('?compose=yes');
  await userEvent.type(within(await form()).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/begun.jpg');
  await userEvent.click(within(await form()).getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your draft post?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  const window = within(await form());
  expect(window.getByRole('radio', { name: 'Carousel' })).toBeChecked();
  expect(window.getByRole('textbox', { name: 'File 1: URL' })).toHaveValue('https://cdn.example/a.png');
  expect(window.getByRole('textbox', { name: 'File 2: URL' })).toHaveValue('https://cdn.example/b.mp4');
  expect(window.getByRole('textbox', { name: /^Alt text/ })).toHaveValue('A shelf');
  expect(window.getByRole('textbox', { name: /^Caption/ })).toHaveValue('Oak shelves are back');
});

test('an unsent post is there again after the page was left, until it is published', async () => {
  const { unmount } = show('?compose=yes');
  await userEvent.type(within(await form()).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/oak.jpg');
  await userEvent.type(within(await form()).getByRole('textbox', { name: /^Caption/ }), 'Oak is back');
  unmount();
  const next = show('?compose=yes');
  expect(within(await form()).getByRole('textbox', { name: 'URL' })).toHaveValue('https://cdn.example/oak.jpg');
  expect(within(await form()).getByRole('textbox', { name: /^Caption/ })).toHaveValue('Oak is back');
  server.answer(PUBLISH, { success: true, data: aPost() });
  await userEvent.click(within(await form()).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  next.unmount();
  show('?compose=yes');
  expect(within(await form()).getByRole('textbox', { name: /^Caption/ })).toHaveValue('');
});

test('leaving asks where the browser cannot store an unsent post', async () => {
  const { guards } = show('?compose=yes');
  const questions = () => [...guards].filter((guard) => guard.isDirty()).map((guard) => guard.text());
  await userEvent.type(within(await form()).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/oak.jpg');
  expect(questions()).toEqual([]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await userEvent.type(within(await form()).getByRole('textbox', { name: /^Caption/ }), 'Oak');
  expect(questions()).toEqual(['Your draft post will be lost.']);
});

test('a post that was sent after the page was left is not offered again', async () => {
  const { unmount, toasts } = show('?compose=yes');
  await userEvent.type(within(await form()).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/oak.jpg');
  server.answer(PUBLISH, { success: true, data: aPost() });
  const release = server.hold(PUBLISH);
  await userEvent.click(within(await form()).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.requestsTo(PUBLISH)).toHaveLength(1));
  unmount();
  release();
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success' }]));
  show('?compose=yes');
  expect(within(await form()).getByRole('textbox', { name: 'URL' })).toHaveValue('');
});

test('unsent changes to a post stay an edit after the page was left', async () => {
  const EDIT = 'PUT /api/publishing/{id}';
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  has([aPost({ state: 'scheduled', scheduledAt, publishedAt: null, revision: 4 })]);
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Caption/ }), ', and pine');
  unmount();
  show('?compose=yes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
  expect(dialog.getByRole('textbox', { name: /^Caption/ })).toHaveValue('Oak shelves are back, and pine');
  server.answer(EDIT, { success: true, data: aPost() });
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() =>
    expect(server.requestsTo(EDIT)[0]?.body).toMatchObject({ revision: 4, caption: 'Oak shelves are back, and pine' }),
  );
});

test("rejects a URL without https with the hint's text", async () => {
  show('?compose=yes');
  const window = within(await form());
  const address = window.getByRole('textbox', { name: 'URL' });
  await userEvent.type(address, 'http://cdn.example/a.jpg');
  expect(address).toBeInvalid();
  expect(address).toHaveAccessibleDescription(/^Public URL starting with https:\/\//);
  await userEvent.click(window.getByRole('button', { name: 'Publish' }));
  expect(server.requestsTo(PUBLISH)).toHaveLength(0);
});

test('publishes a picture with its caption', async () => {
  server.answer(PUBLISH, { success: true, data: aPost({ state: 'preparing' }) });
  const { toasts, place } = show('?compose=yes');
  const window = await form();
  await userEvent.type(within(window).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/a.jpg');
  await userEvent.type(within(window).getByRole('textbox', { name: /^Caption/ }), 'Back in stock #oak');
  expect(within(window).getByText('1 of 30 hashtags, 0 of 20 mentions')).toBeVisible();
  await userEvent.click(within(window).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Publishing post' }));
  expect(server.requestsTo(PUBLISH)[0]?.body).toEqual({
    kind: 'image',
    caption: 'Back in stock #oak',
    media: [{ type: 'image', url: 'https://cdn.example/a.jpg' }],
  });
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('shows rejected fields in the form, and keeps the input when it is closed', async () => {
  server.fail(PUBLISH, 400, { error: 'File 1 is not a JPEG picture.' });
  show('?compose=yes');
  let window = await form();
  await userEvent.type(within(window).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/a.png');
  await userEvent.click(within(window).getByRole('button', { name: 'Publish' }));
  expect(await within(window).findByText('File 1 is not a JPEG picture.')).toBeVisible();
  await userEvent.click(within(window).getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'New post' })[0] ?? window);
  window = await form();
  expect(within(window).getByRole('textbox', { name: 'URL' })).toHaveValue('https://cdn.example/a.png');
});

test('a form that is closed while the post is sent cannot send it again, and a failure is reported', async () => {
  const { toasts } = show();
  const write = async () => userEvent.click((await screen.findAllByRole('button', { name: 'New post' }))[0] ?? document.body);
  const send = async () => within(await form()).getByRole('button', { name: /^(Publish|Working)/ });
  const closeAndOpen = async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await write();
  };
  await write();
  await userEvent.type(within(await form()).getByLabelText('URL'), 'https://cdn.example/a.jpg');
  server.fail(PUBLISH, 503);
  const release = server.hold(PUBLISH);
  await userEvent.click(await send());
  await closeAndOpen();
  expect(await send()).toBeDisabled();
  release();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not submit the post. Your entries are saved.' }]),
  );

  server.answer(PUBLISH, { success: true, data: aPost() });
  const releaseAgain = server.hold(PUBLISH);
  const sendAgain = await send();
  await waitFor(() => expect(sendAgain).toBeEnabled());
  await userEvent.click(sendAgain);
  await closeAndOpen();
  releaseAgain();
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await write();
  expect(within(await form()).getByLabelText('URL')).toHaveValue('');
  expect(server.requestsTo(PUBLISH)).toHaveLength(2);
});

test('does not send a time in the past', async () => {
  show('?compose=yes');
  const window = await form();
  await userEvent.type(within(window).getByRole('textbox', { name: 'URL' }), 'https://cdn.example/a.jpg');
  await userEvent.click(within(window).getByRole('radio', { name: 'Later' }));
  await userEvent.type(within(window).getByLabelText('Date and time'), '2020-01-01T10:00');
  await userEvent.click(within(window).getByRole('button', { name: 'Schedule' }));
  expect(within(window).getAllByText('Choose a time in the future.').length).toBeGreaterThan(0);
  expect(server.requestsTo(PUBLISH)).toHaveLength(0);
});

test('cancels a scheduled post after confirmation', async () => {
  has([aPost({ state: 'scheduled', publishedAt: null })]);
  server.answer('DELETE /api/publishing/{id}', { success: true });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel post' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this post?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel post' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Post cancelled' }));
});

test('removes a failed post at any position after confirmation', async () => {
  const failed = aPost({ id: 'old', state: 'failed', publishedAt: null, error: 'No.', createdAt: '2026-04-01T10:00:00.000Z' });
  server.answerWith(LIST, ({ query }) => ({
    success: true as const,
    data: query.cursor ? { publications: [failed], nextCursor: null } : { publications: [aPost()], nextCursor: 'next' },
  }));
  server.answer('POST /api/publishing/{id}/remove', { success: true });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this post from the list?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Post removed' }));
  expect(screen.queryByText('No.')).toBeNull();
});

test('without the permission, links to reconnecting and offers nothing else', async () => {
  server.answer('GET /api/instagram/status', aConnectedStatus({ missingPermissions: ['publishing'] }));
  has([aPost({ state: 'failed', publishedAt: null })]);
  show('?compose=yes');
  expect(await screen.findByText(/^Publishing is not available/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/connect-instagram');
  expect(screen.queryByText(/posts? .*24 hours|remaining posts/)).toBeNull();
  await screen.findByRole('article', { name: 'Oak shelves are back' });
  for (const name of ['New post', 'Try again']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['viewer', 'agent'] as const)(
  'shows posts to a member with the role %s, without any way to change them',
  async (role) => {
    has([aPost({ state: 'failed' }), aPost({ id: 'p2', state: 'scheduled' })]);
    const { store } = show('?compose=yes');
    const workspace = { id: 'w1', name: 'Northwind', role, members: 2, owners: 1 };
    act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
    expect(await screen.findAllByText('Oak shelves are back')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rows = screen.getAllByRole('article');
    for (const each of rows) expect(within(each).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New post' })).toBeNull();
    expect(screen.getByText('You have view access. An admin of Northwind can change your role.')).toBeVisible();
  },
);
