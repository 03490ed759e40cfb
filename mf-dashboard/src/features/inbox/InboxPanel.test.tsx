import type { Thread, ThreadMessage } from '@fanfare/shared/contracts';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPanel } from './InboxPanel.tsx';
import { aMessage, aThread } from './testing/builders.ts';

const THREADS = 'GET /api/inbox/threads';
const THREAD = 'GET /api/inbox/threads/{id}';
const MESSAGES = 'GET /api/inbox/threads/{id}/messages';
const REPLY = 'POST /api/inbox/threads/{id}/messages';
const CHANGE = 'PATCH /api/inbox/threads/{id}';
const DELETE = 'DELETE /api/contacts/{id}';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/inbox/counts', { success: true, data: { unanswered: 1, needsHuman: 0, humanRequested: 0, failed: 0 } });
  server.answer('GET /api/inbox/threads/{id}/notes', { success: true, data: [] });
  server.answer('GET /api/contacts/{id}/variables', { success: true, data: { variables: [], unset: [] } });
  server.answer('GET /api/inbox/canned-replies', { success: true, data: [] });
  has([aThread()]);
});

function has(threads: Thread[]): void {
  server.answer(THREADS, { success: true, data: { threads, nextCursor: null } });
  const [first] = threads;
  if (first) server.answer(THREAD, { success: true, data: first });
}
/** Sets the server's messages, newest first. */
function says(messages: ThreadMessage[], nextCursor: string | null = null): void {
  server.answer(MESSAGES, { success: true, data: { messages, nextCursor } });
}
const show = (query = '') => renderWithHost(<InboxPanel />, { at: `/dashboard${query}`, user: aUser() });
const showThread = () => show('?thread=t1');
const composer = () => screen.findByRole('textbox', { name: 'Reply' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

test('shows a loading state, then all conversations with their counts', async () => {
  const release = server.hold(THREADS);
  has([
    aThread({ labels: ['vip'], hasFailed: true }),
    aThread({ id: 't2', handler: 'human_requested', contact: { ...aThread().contact, name: null } }),
  ]);
  show();
  expect(screen.getByText('Loading conversations')).toBeInTheDocument();
  release();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  const first = within(list).getByRole('article', { name: 'Lea' });
  expect(first).toHaveTextContent('Do you ship to Norway?');
  expect(first).toHaveTextContent('vip');
  expect(first).toHaveTextContent('Could not deliver a message');
  expect(first).toHaveTextContent('Unanswered');
  expect(first).toHaveTextContent(/You can reply for 2[23] h/);
  expect(within(list).getByRole('article', { name: '@lea.runs' })).toHaveTextContent('Human requested');
  expect(screen.getByRole('radio', { name: 'Unanswered 1' })).toBeInTheDocument();
});

test("deletes a person's data after a confirmation that names what is deleted", async () => {
  says([aMessage()]);
  const { place, toasts } = showThread();
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: "Delete this person's data" }));
    return screen.findByRole('alertdialog', { name: 'Delete the data of Lea?' });
  };
  const dialog = await open();
  for (const part of ['messages, images and notes', 'comments', 'events and flow runs', 'cannot be undone']) {
    expect(dialog).toHaveTextContent(part);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(server.requestsTo(DELETE)).toEqual([]);
  expect(place.path).toBe('/dashboard?thread=t1');

  server.fail(DELETE, 503);
  await userEvent.click(within(await open()).getByRole('button', { name: 'Delete data' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Could not delete the data' }));

  server.answer(DELETE, { success: true });
  await userEvent.click(await screen.findByRole('article', { name: 'Lea' }));
  const again = await open();
  has([]);
  await userEvent.click(within(again).getByRole('button', { name: 'Delete data' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Contact data deleted' }));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
  expect(place.path).toBe('/dashboard');
  expect(server.requestsTo(DELETE).map(({ params }) => params)).toEqual([{ id: 'c1' }, { id: 'c1' }]);
});

test('keeps visually hidden text inside the scrolling list, so that the page does not grow', async () => {
  has([aThread()]);
  show();
  const list = await screen.findByRole('list', { name: 'Conversations' });
  let box: Element | null = list;
  while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  expect(box).toHaveStyle({ position: 'relative' });
});

test('shows empty, no match and error states', async () => {
  has([]);
  const { unmount, place } = show('?show=needs_human&find=norway');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
  unmount();

  server.fail(THREADS, 500);
  show();
  expect(await screen.findByText('Could not load conversations.')).toBeVisible();
  has([aThread()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Lea' })).toBeVisible();
});

test('stores filter and search in the URL and sends them to the server', async () => {
  const { place } = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Unanswered 1' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search names and messages' }), 'nor');
  await waitFor(() => expect(place.path).toBe('/dashboard?show=unanswered&find=nor'));
  await waitFor(() => expect(server.requestsTo(THREADS).at(-1)?.query).toMatchObject({ filter: 'unanswered', search: 'nor' }));
});

test('opens a conversation from its row with messages in reading order', async () => {
  says([aMessage({ id: 'm2', author: 'flow', text: 'Yes, we do.', state: 'read' }), aMessage()]);
  const { place } = show();
  await userEvent.click(await screen.findByRole('article', { name: 'Lea' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?thread=t1'));
  const answer = (await screen.findByText('Yes, we do.')).closest('li');
  expect(answer).toHaveTextContent('Bot flow');
  expect(answer).toHaveTextContent('Read');
  const texts = screen.getAllByText(/Norway\?$|we do\.$/).map(({ textContent }) => textContent);
  expect(texts.indexOf('Do you ship to Norway?')).toBeLessThan(texts.indexOf('Yes, we do.'));
  expect(screen.getByText('Start of conversation')).toBeVisible();
});

test('shows a reply at once and clears the draft', async () => {
  says([aMessage()]);
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person', text: 'We do!', state: 'queued' }) });
  showThread();
  await screen.findByText('Start of conversation');
  await userEvent.type(await composer(), 'We do!');
  const release = server.hold(REPLY);
  await userEvent.click(sendButton());
  // The store updates in the next frame.
  expect((await screen.findByText('We do!')).closest('li')).toHaveTextContent('Queued');
  expect(await composer()).toHaveValue('');
  release();
  await waitFor(() => expect(server.requestsTo(REPLY)[0]?.body).toEqual({ text: 'We do!' }));
});

test('restores a rejected reply in the field with the reason', async () => {
  says([aMessage()]);
  server.fail(REPLY, 409, { error: 'Your account is paused by Instagram.' });
  showThread();
  await screen.findByText('Start of conversation');
  await userEvent.type(await composer(), 'We do!{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Your account is paused by Instagram.')).toBeVisible();
  expect(await composer()).toHaveValue('We do!');
  expect(screen.queryByText('Queued')).toBeNull();
});

test('stores a draft per conversation', async () => {
  says([aMessage()]);
  const { unmount } = showThread();
  await userEvent.type(await composer(), 'We ship');
  unmount();
  showThread();
  expect(await composer()).toHaveValue('We ship');
});

test('counts bytes like Instagram, and does not send longer text', async () => {
  says([aMessage()]);
  showThread();
  const field = await composer();
  await userEvent.click(field);
  await userEvent.paste('😀'.repeat(250));
  expect(screen.getByText('1,000 / 1,000')).toBeVisible();
  expect(sendButton()).toBeEnabled();
  await userEvent.type(field, '!');
  expect(screen.getByText('Message too long. Instagram allows up to 1,000 bytes per message.')).toBeVisible();
  expect(sendButton()).toBeDisabled();
});

test('requires the confirmation of a human after 24 hours', async () => {
  has([aThread({ windowEndsAt: hours(-2), humanAgentEndsAt: hours(24 * 6 - 2) })]);
  says([aMessage()]);
  server.answer(REPLY, { success: true, data: aMessage({ id: 'm2', author: 'person' }) });
  showThread();
  expect(await screen.findByText(/The 24-hour reply window has closed\. For another 5 d 2[12] h/)).toBeVisible();
  await userEvent.type(await composer(), 'Sorry for the wait');
  await userEvent.click(sendButton());
  const question = await screen.findByRole('alertdialog', { name: 'Send as a human agent?' });
  expect(server.requestsTo(REPLY)).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Send as human agent' }));
  await waitFor(() => expect(server.requestsTo(REPLY)[0]?.body).toEqual({ text: 'Sorry for the wait', humanAgent: true }));
});

test.each([
  ['after seven days', { windowEndsAt: hours(-170), humanAgentEndsAt: hours(-2) }, /^More than seven days have passed/],
  [
    'before the contact has written',
    { windowEndsAt: null, humanAgentEndsAt: null, lastInboundAt: null },
    /^You can reply after this contact messages you/,
  ],
])('%s disables sending with a reason, but not notes', async (_, window, reason) => {
  has([aThread(window)]);
  says([aMessage()]);
  server.answer('POST /api/inbox/threads/{id}/notes', { success: true, data: { id: 'n1', text: 'x', createdAt: hours(0) } });
  const { toasts } = showThread();
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Note' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note for your team' }), 'Call back');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Note saved' }));
});

test('inserts a saved reply by its shortcut', async () => {
  const reply = (shortcut: string, text: string) => ({ id: shortcut, shortcut, text, updatedAt: hours(0) });
  server.answer('GET /api/inbox/canned-replies', {
    success: true,
    data: [reply('hours', 'We open at nine.'), reply('ship', 'Three days.')],
  });
  says([aMessage()]);
  showThread();
  await userEvent.type(await composer(), '/');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await composer()).toHaveValue('Three days.');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('pauses and resumes the bot, and shows the pause', async () => {
  says([aMessage()]);
  showThread();
  server.answer(CHANGE, { success: true, data: aThread({ handler: 'person' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  has([aThread({ handler: 'person' })]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Take over from bot' }));
  expect(await screen.findByText('Bot paused until you hand the conversation back.')).toBeVisible();
  has([aThread()]);
  await userEvent.click(screen.getByRole('button', { name: 'Hand back to bot' }));
  await waitFor(() => expect(screen.queryByText(/Bot paused/)).toBeNull());
  expect(server.requestsTo(CHANGE).map(({ body }) => body)).toEqual([{ handler: 'person' }, { handler: 'bot' }]);
});

test('shows why delivery failed, and sends again', async () => {
  says([aMessage({ id: 'm2', author: 'person', text: 'Hello', state: 'failed', error: 'They have blocked your account.' })]);
  server.answer('POST /api/inbox/messages/{id}/retry', { success: true, data: aMessage({ id: 'm2', author: 'person' }) });
  showThread();
  expect(await screen.findByText('They have blocked your account.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() =>
    expect(server.requestsTo('POST /api/inbox/messages/{id}/retry')[0]?.path).toBe('/api/inbox/messages/m2/retry'),
  );
});

test('loads older messages above, page by page', async () => {
  says([aMessage({ id: 'm3', text: 'third' })], 'older');
  showThread();
  const button = await screen.findByRole('button', { name: 'Load older messages' });
  says([aMessage({ id: 'm2', text: 'second', at: hours(-2) })]);
  await userEvent.click(button);
  expect(await screen.findByText('second')).toBeVisible();
  expect(screen.getByText('third')).toBeVisible();
  expect(screen.getByText('Start of conversation')).toBeVisible();
});

test('shows labels and notes of the contact next to the conversation', async () => {
  says([aMessage()]);
  server.answer('GET /api/inbox/threads/{id}/notes', {
    success: true,
    data: [{ id: 'n1', text: 'Prefers mail', createdAt: hours(-3) }],
  });
  has([aThread({ labels: ['vip'], contact: { ...aThread().contact, tags: ['newsletter'], optedOutAt: hours(-30) } })]);
  show('?thread=t1&about=yes');
  const pane = await screen.findByRole('complementary', { name: 'Contact details' });
  expect(pane).toHaveTextContent('newsletter');
  expect(pane).toHaveTextContent('Opted out of automated messages on');
  expect(await within(pane).findByText('Prefers mail')).toBeVisible();
  server.answer(CHANGE, { success: true, data: aThread() });
  await userEvent.type(within(pane).getByRole('textbox', { name: 'Add label' }), 'wholesale{Enter}');
  await waitFor(() => expect(server.requestsTo(CHANGE)[0]?.body).toEqual({ labels: ['vip', 'wholesale'] }));
});

test('archives the selection after confirmation, with undo', async () => {
  has([aThread(), aThread({ id: 't2', contact: { ...aThread().contact, name: 'Ravi' } })]);
  server.answer(CHANGE, { success: true, data: aThread({ isArchived: true }) });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Lea' }));
  await userEvent.keyboard('jx');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const question = await screen.findByRole('alertdialog', { name: 'Archive 2 conversations?' });
  has([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Archive 2' }));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: '2 conversations archived' }));
  has([aThread()]);
  server.answer(CHANGE, { success: true, data: aThread() });
  toasts.at(-1)?.action?.run();
  expect(await screen.findByRole('article', { name: 'Lea' })).toBeVisible();
  expect(server.requestsTo(CHANGE).map(({ body }) => body)).toEqual([
    { isArchived: true },
    { isArchived: true },
    { isArchived: false },
    { isArchived: false },
  ]);
});

test('U marks as handled at once, and rolls back with the reason', async () => {
  server.fail(CHANGE, 409, { error: 'The account is gone.' });
  const { toasts } = show();
  (await screen.findByRole('article', { name: 'Lea' })).focus();
  const release = server.hold(CHANGE);
  await userEvent.keyboard('u');
  expect(screen.getByRole('article', { name: 'Lea' })).not.toHaveTextContent('Unanswered');
  release();
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error', description: 'The account is gone.' }));
  expect(screen.getByRole('article', { name: 'Lea' })).toHaveTextContent('Unanswered');
  expect(server.requestsTo(CHANGE)[0]?.body).toEqual({ isHandled: true });
});

test('by keyboard only: slash searches, Escape focuses the list, Enter opens, R replies, Escape returns to the row', async () => {
  says([aMessage()]);
  const { place } = show();
  await screen.findByRole('article', { name: 'Lea' });
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search names and messages' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('article', { name: 'Lea' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place.path).toBe('/dashboard?thread=t1'));
  await composer();
  await userEvent.keyboard('r');
  expect(await composer()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(place.path).toBe('/dashboard'));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Lea' })).toHaveFocus());
});

test('sends read receipts', async () => {
  says([aMessage()]);
  server.answer('POST /api/inbox/threads/{id}/seen', { success: true });
  const { toasts } = showThread();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send read receipt' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Read receipt sent' }));
});

test('reports an unknown conversation and links back', async () => {
  server.fail(THREAD, 404);
  const { place } = show('?thread=gone');
  expect(await screen.findByText('Conversation not found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All conversations' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});
