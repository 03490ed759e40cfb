import { api } from '@fanfare/shared/api';
import { PAGE_SIZE, type WebhookEvent } from '@fanfare/shared/contracts';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredEvents } from './StoredEvents.tsx';

const EVENTS = 'GET /api/webhooks/events';
const RETRY = 'POST /api/webhooks/events/{id}/retry';

const message = anEvent({ eventId: 'm1', seq: 3, attempts: 1 });
const failed = anEvent({
  eventId: 'm2',
  seq: 2,
  processedStatus: 'failed',
  processingError: 'Instagram did not answer.',
  outcome: 'flow_failed',
  attempts: 5,
  content: { text: 'hello?' },
});
const deadLetter = anEvent({
  eventId: 'x1',
  seq: 1,
  eventType: 'webhook_error',
  processingError: 'The body is not JSON.',
  userInfo: { username: null },
  senderId: null,
  content: { text: null },
  message: null,
  payload: { raw: '{"object":' },
});

let server: FakeServer;
let stored: WebhookEvent[];
beforeEach(() => {
  server = fakeServer();
  stored = [message, failed, deadLetter];
  server.answerWith<typeof EVENTS>(EVENTS, ({ query }) => {
    const matching = stored.filter(
      (event) =>
        (query.eventType === undefined || event.eventType === query.eventType) &&
        (query.before === undefined || event.seq < Number(query.before)),
    );
    const events = matching.slice(0, Number(query.limit));
    return { success: true, data: { events, latestSeq: stored[0]?.seq ?? 0, hasMore: matching.length > events.length } };
  });
});

const show = () => renderWithHost(<StoredEvents />, { at: '/webhook-management', user: aUser() });
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('shows every stored event with what became of it', async () => {
  show();
  const [first, second, third] = await rows();
  const cells = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(first).slice(1)).toEqual(['Message', 'ana.lima', 'what is the price?', 'Completed', '1', 'A flow ran', '']);
  expect(cells(second).slice(1)).toEqual(['Message', 'ana.lima', 'hello?', 'Failed', '5', 'Instagram did not answer.', 'Retry']);
  expect(cells(third).slice(1, 7)).toEqual([
    'Webhook error',
    'Unknown sender',
    'No content available',
    'Completed',
    '1',
    'The body is not JSON.',
  ]);
});

test('filters by type on the server, and leads back', async () => {
  show();
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Webhook error');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Mention');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all types' }));
  expect(await rows()).toHaveLength(3);
});

test('loads older events by cursor', async () => {
  stored = Array.from({ length: PAGE_SIZE + 3 }, (_, index) => anEvent({ eventId: `e${index}`, seq: 100 - index }));
  show();
  expect(await rows()).toHaveLength(PAGE_SIZE);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  await waitFor(async () => expect(await rows()).toHaveLength(PAGE_SIZE + 3));
  expect(server.requests.at(-1)?.query).toEqual({ limit: String(PAGE_SIZE), before: String(100 - PAGE_SIZE + 1) });
  expect(screen.queryByRole('button', { name: 'Load older' })).toBeNull();
});

test('follows the live feed', async () => {
  const { store } = show();
  await rows();
  stored = [anEvent({ eventId: 'm9', seq: 9, content: { text: 'brand new' } }), ...stored];
  act(() => void store.dispatch(api.util.invalidateTags(['Event'])));
  expect(await screen.findByText('brand new')).toBeVisible();
});

test('shows the details with the payload', async () => {
  show();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Details: No content available' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook error' }));
  expect(dialog.getByText('The body is not JSON.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Payload (JSON)' })).toHaveTextContent('"raw"');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('queues a failed event again', async () => {
  server.answer(RETRY, { success: true });
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Event queued for retry' }]));
  expect(server.requestsTo(RETRY)[0]?.path).toBe('/api/webhooks/events/m2/retry');
});

test('offers no retry on a notice, failed as it may be', async () => {
  stored.splice(0, stored.length, anEvent({ eventId: 'dead', eventType: 'webhook_error', processedStatus: 'failed' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /what is the price/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry', hidden: true })).toBeNull();
});

test.each([
  ['with the reason', () => server.fail(RETRY, 404, { error: 'Not found.' }), { description: 'Not found.' }],
  ['without one', () => server.disconnect(RETRY), {}],
])('says that queueing failed, %s', async (_, prepare, rest) => {
  prepare();
  const { toasts } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Failed to retry event', ...rest }]));
});

test('fails, and tries again', async () => {
  server.fail(EVENTS, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load webhook data');
  server.answer(EVENTS, { success: true, data: { events: [message], latestSeq: 3, hasMore: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('explains what will appear while nothing is stored', async () => {
  stored = [];
  show();
  expect(screen.getByText('Loading events')).toBeInTheDocument();
  expect(await screen.findByText('No events yet')).toBeVisible();
});
