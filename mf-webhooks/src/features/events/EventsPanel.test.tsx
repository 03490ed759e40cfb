import { api } from '@fanfare/shared/api';
import type { ReplayItem, WebhookEvent } from '@fanfare/shared/contracts';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubscription } from '../../testing/builders.ts';
import { EventsPanel } from './EventsPanel.tsx';

const EVENTS = 'GET /api/webhooks/events';
const RETRY = 'POST /api/webhooks/events/{id}/retry';
const DRY_RUN = 'POST /api/webhooks/replay';
const REPLAY = 'POST /api/webhooks/events/{id}/replay';

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
  processedStatus: 'failed',
  processingError: 'The body is not JSON.',
  userInfo: { username: null },
  senderId: null,
  content: { text: null },
  message: null,
});

let server: FakeServer;
let stored: WebhookEvent[];
beforeEach(() => {
  server = fakeServer();
  stored = [message, failed, deadLetter];
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription()] });
  server.answerWith<typeof EVENTS>(EVENTS, ({ query }) => {
    const matching = stored.filter(
      (event) =>
        (query.eventType === undefined || event.eventType === query.eventType) &&
        (query.status === undefined || event.processedStatus === query.status) &&
        (query.payload === undefined || JSON.stringify(event.payload).includes(query.payload)) &&
        (query.before === undefined || event.seq < Number(query.before)),
    );
    const events = matching.slice(0, Number(query.limit));
    return { success: true, data: { events, latestSeq: stored[0]?.seq ?? 0, hasMore: matching.length > events.length } };
  });
});

const show = (query = '') =>
  renderWithHost(<EventsPanel />, { at: `/webhook-management?tab=dashboard&view=events${query}`, user: aUser() });
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Stored events table' });
  return within(table).getAllByRole('row').slice(1);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('shows every stored event with its state', async () => {
  show();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(/Message.*ana\.lima.*what is the price\?.*Completed.*Flow ran/);
  expect(second).toHaveTextContent(/hello\?.*Failed.*×5.*Instagram did not answer\./);
  expect(third).toHaveTextContent(/Webhook error.*Unknown sender.*No content available.*The body is not JSON\./);
});

test('filters and searches on the server, stores them in the URL, and resets', async () => {
  const { place } = show();
  await rows();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Webhook error');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await waitFor(() => expect(place.path).toBe('/webhook-management?tab=dashboard&view=events&status=failed&type=webhook_error'));
  expect(screen.getByLabelText('Search payload: text or JSON')).not.toBeVisible();
  await press('Filters');
  await userEvent.type(screen.getByLabelText('Search payload: text or JSON'), 'nowhere');
  expect(await screen.findByText('No events match')).toBeVisible();
  expect(server.requestsTo(EVENTS).at(-1)?.query).toMatchObject({ payload: 'nowhere', status: 'failed' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect(await rows()).toHaveLength(3);
  await waitFor(() => expect(place.path).toBe('/webhook-management?tab=dashboard&view=events'));
});

test("requests days and sources in the server's format", async () => {
  show('&source=tests&range=2026-03-01..2026-03-02');
  await rows();
  expect(server.requestsTo(EVENTS).at(-1)?.query).toMatchObject({
    isSimulated: 'true',
    from: new Date('2026-03-01T00:00:00').toISOString(),
    to: new Date('2026-03-03T00:00:00').toISOString(),
  });
});

test("shows the server's error for an invalid JSON search", async () => {
  server.fail(EVENTS, 400, { error: 'payload is not valid JSON.' });
  show('&payload=%7Boops');
  expect(await screen.findByRole('alert')).toHaveTextContent('payload is not valid JSON.');
});

test('shows how far a timed-out search went, and continues', async () => {
  const at = '2026-03-01T10:00:00Z';
  server.answerWith<typeof EVENTS>(EVENTS, ({ query }) => {
    const isFirst = query.before === undefined;
    const events = isFirst ? [] : [message];
    return {
      success: true,
      data: { events, latestSeq: 9_000, hasMore: isFirst, searchedTo: isFirst ? { seq: 7_000, at } : null },
    };
  });
  show('&search=price');
  expect(await screen.findByText(/^Searched back to .*Older events are not included yet\.$/)).toBeVisible();
  await press('Search older events');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(server.requestsTo(EVENTS).at(-1)?.query).toMatchObject({ before: '7000' });
  expect(screen.queryByRole('button', { name: 'Search older events' })).not.toBeInTheDocument();
});

test('loads older events by cursor', async () => {
  stored = Array.from({ length: 53 }, (_, index) => anEvent({ eventId: `e${index}`, seq: 100 - index }));
  show();
  expect(await rows()).toHaveLength(50);
  await press('Load more');
  await waitFor(async () => expect(await rows()).toHaveLength(53));
  expect(server.requestsTo(EVENTS).at(-1)?.query).toEqual({ limit: '50', before: '51' });
  expect(screen.getByText('No more events.')).toBeVisible();
});

test('follows the live feed', async () => {
  const { store } = show();
  await rows();
  stored = [anEvent({ eventId: 'm9', seq: 9, content: { text: 'brand new' } }), ...stored];
  act(() => void store.dispatch(api.util.invalidateTags(['Event'])));
  expect(await screen.findByText('brand new')).toBeVisible();
});

test('opens an event from its row, and R retries a failed one', async () => {
  server.answer(RETRY, { success: true });
  const { place, toasts } = show();
  await rows();
  await userEvent.click(screen.getByText('hello?'));
  await waitFor(() => expect(place.path).toContain('event=m2'));
  await userEvent.keyboard('r');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Event queued for retry' }]));
  expect(server.requestsTo(RETRY)[0]?.path).toBe('/api/webhooks/events/m2/retry');
});

test.each([
  [
    'with the reason',
    () => server.fail(RETRY, 404, { error: 'Not found.' }),
    { description: 'Not found.', requestId: 'request-1' },
  ],
  ['without one', () => server.disconnect(RETRY), {}],
])('reports that queueing failed, %s', async (_, prepare, rest) => {
  prepare();
  const { toasts } = show();
  await rows();
  await userEvent.click(screen.getByText('hello?'));
  await userEvent.keyboard('r');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Failed to retry event', ...rest }]));
});

test('retries the selected failed events, lists failures, and retries those', async () => {
  stored = [message, failed, { ...failed, eventId: 'm4', seq: 1, userInfo: { username: 'jonas' } }];
  let isDown = true;
  server.answerWith<typeof RETRY>(RETRY, ({ params }) => {
    if (isDown && params.id?.includes('m4')) throw new TypeError('Failed to fetch');
    return { success: true };
  });
  const { toasts } = show();
  await rows();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await press('Retry failed');
  const question = await screen.findByRole('alertdialog', { name: 'Retry 2 failed events?' });
  expect(question).toHaveTextContent('1 event that did not fail is skipped.');
  await userEvent.click(within(question).getByRole('button', { name: 'Retry 2 events' }));
  const lost = await screen.findByRole('list', { name: 'Failed' });
  expect(lost).toHaveTextContent('Message from jonas Failed to retry event');
  isDown = false;
  await press('Retry 1 failed');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Failed' })).toBeNull());
  expect(toasts.map(({ title }) => title)).toEqual(['1 event queued for retry', '1 event queued for retry']);
});

const item: ReplayItem = {
  eventId: 'm2',
  text: 'hello?',
  contact: { id: 'c1', username: 'ana.lima' },
  outcome: 'flow_ran',
  chosen: { automationId: 'a1', name: 'Prices' },
  replies: ['95 EUR'],
  refusal: null,
  newEventId: null,
};

test('previews a replay of all failed events, then confirms with a count', async () => {
  const refused: ReplayItem = { ...item, eventId: 'm5', refusal: { code: 'window_closed', text: 'The window is closed.' } };
  server.answer(DRY_RUN, { success: true, data: { mode: 'dry_run', people: 1, items: [item, refused], hasMore: false } });
  server.answerWith<typeof REPLAY>(REPLAY, () => ({
    success: true,
    data: { mode: 'real', people: 1, ...item, newEventId: 'n1', considered: [], trace: [] },
  }));
  const { toasts } = show();
  await rows();
  await press('Replay all failed…');
  const window = await screen.findByRole('dialog', { name: 'Replay events' });
  expect(
    await within(window).findByText(/1 event can be replayed\. 1 contact may receive a message\. 1 event cannot/),
  ).toBeVisible();
  expect(within(window).getByText('The window is closed.')).toBeVisible();
  expect(server.requestsTo(DRY_RUN)[0]?.body).toMatchObject({ mode: 'dry_run', since: expect.any(String) });
  expect(server.requestsTo(REPLAY)).toHaveLength(0);
  await userEvent.click(within(window).getByRole('button', { name: 'Replay 1 event' }));
  const question = await screen.findByRole('alertdialog', { name: 'Replay 1 event?' });
  expect(question).toHaveTextContent('Up to 1 contact may receive a message.');
  await userEvent.click(within(question).getByRole('button', { name: 'Replay 1 event' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: '1 event replayed' }]));
  expect(server.requestsTo(REPLAY).map(({ path, body }) => [path, body])).toEqual([
    ['/api/webhooks/events/m2/replay', { mode: 'real' }],
  ]);
});

test('shows that there is nothing to replay', async () => {
  server.answer(DRY_RUN, { success: true, data: { mode: 'dry_run', people: 0, items: [], hasMore: false } });
  show();
  await rows();
  await press('Replay all failed…');
  expect(await screen.findByText('No events to replay')).toBeVisible();
});

test('shows an error and retries', async () => {
  server.fail(EVENTS, 503, { error: 'The database is not available.' });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load webhook dataThe database is not available.Request ID request-1',
  );
  server.answer(EVENTS, { success: true, data: { events: [message], latestSeq: 3, hasMore: false } });
  await press('Try again');
  expect(await rows()).toHaveLength(1);
});

test('shows an empty state', async () => {
  stored = [];
  show();
  expect(screen.getByText('Loading events')).toBeInTheDocument();
  expect(await screen.findByText('No events yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Simulate event' })).toHaveAttribute(
    'href',
    '/webhook-management?tab=testing&view=simulate',
  );
});
