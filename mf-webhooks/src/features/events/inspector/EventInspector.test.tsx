import type { ResponseOf } from '@fanfare/shared/contracts';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDecision } from '../../../testing/builders.ts';
import { EventInspector } from './EventInspector.tsx';

const EVENT = 'GET /api/webhooks/events/{id}';
const WHY = 'GET /api/webhooks/events/{id}/why';
const REPLAY = 'POST /api/webhooks/events/{id}/replay';
const RETRY = 'POST /api/webhooks/events/{id}/retry';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(EVENT, { success: true, data: anEvent({ eventId: 'e1', payload: { field: 'messages' } }) });
  server.answer(WHY, { success: true, data: aDecision() });
});

const show = (query = '&event=e1') =>
  renderWithHost(<EventInspector />, { at: `/webhook-management?tab=dashboard${query}`, user: aUser() });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('is closed without an event in the URL, and closing keeps the other parameters', async () => {
  const { unmount } = show('');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  const { place } = show('&event=e1&part=details');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place.path).toBe('/webhook-management?tab=dashboard'));
});

test('explains the event down to each call', async () => {
  show();
  expect(await screen.findByRole('dialog', { name: 'Message' })).toBeVisible();
  await screen.findByText('Prices replies');
  const entries = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).getAllByText(/./)[0]?.textContent)).toEqual([
    'Occurred on Instagram',
    'Received and stored',
    'Prices replies',
    'Flow Shop, version 3, started',
    'Sends "95 EUR".',
    'Flow finished',
    'Accepted by Instagram',
  ]);
  expect(entries.at(-1)).toHaveTextContent('84 ms');
});

test('shows the payload and every field', async () => {
  show();
  await choose('Payload');
  expect(screen.getByRole('tree', { name: 'Payload' })).toHaveTextContent('field: "messages"');
  await choose('Details');
  expect(screen.getByText(/^Valid\. Deliveries with an invalid signature are rejected/)).toBeVisible();
});

test('retries a failed event, but not a notice', async () => {
  server.answer(RETRY, { success: true });
  server.answer(EVENT, { success: true, data: anEvent({ eventId: 'e1', processedStatus: 'failed' }) });
  const { toasts, unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Event queued for retry' }]));
  unmount();
  server.answer(EVENT, {
    success: true,
    data: anEvent({ eventId: 'e1', processedStatus: 'failed', eventType: 'webhook_error', outcome: 'unreadable' }),
  });
  show();
  expect(await screen.findByRole('dialog', { name: 'Webhook error' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('shows a notice once with its link', async () => {
  const words = 'Could not publish a post: The picture is too wide.';
  const notice = { content: { text: words }, processingError: words, payload: { notice: 'publishing' }, outcome: null } as const;
  const event = anEvent({ eventId: 'e1', processedStatus: 'failed', eventType: 'webhook_error', ...notice });
  server.answer(EVENT, { success: true, data: event });
  show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Notice' }));
  expect(dialog.getAllByText(words)).toHaveLength(1);
  expect(dialog.getByRole('link', { name: 'Open publishing' })).toHaveAttribute(
    'href',
    '/dashboard?tab=instagram&part=publishing',
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('simulates a replay, then runs it after a confirmation with a count', async () => {
  const answer = (mode: 'dry_run' | 'real'): ResponseOf<typeof REPLAY> => ({
    success: true,
    data: {
      mode,
      people: 1,
      eventId: 'e1',
      text: 'price?',
      contact: null,
      outcome: 'flow_ran',
      chosen: { automationId: 'a1', name: 'Prices' },
      replies: ['95 EUR'],
      refusal: null,
      newEventId: mode === 'real' ? 'e2' : null,
      considered: [],
      trace: [],
    },
  });
  server.answerWith<typeof REPLAY>(REPLAY, ({ body }) => answer(JSON.stringify(body).includes('real') ? 'real' : 'dry_run'));
  const { place, toasts } = show('&event=e1&part=replay');
  expect(screen.queryByRole('button', { name: 'Replay event' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Dry run' }));
  expect(await screen.findByText('95 EUR')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replay event' }));
  const question = await screen.findByRole('alertdialog', { name: 'Replay 1 event?' });
  expect(question).toHaveTextContent('A contact may receive a reply.');
  await userEvent.click(within(question).getByRole('button', { name: 'Replay event' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: 'Event replayed' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Open new event' }));
  await waitFor(() => expect(place.path).toBe('/webhook-management?tab=dashboard&event=e2'));
});

test('shows why an event cannot be replayed', async () => {
  server.fail(REPLAY, 409, { error: 'There is nothing in it that could start anything.' });
  show('&event=e1&part=replay');
  await userEvent.click(await screen.findByRole('button', { name: 'Dry run' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing in it that could start anything.');
});

test('reports an unknown event, and retries after an error', async () => {
  server.fail(EVENT, 404);
  const { unmount } = show();
  expect(await screen.findByText(/^Event not found\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  server.fail(EVENT, 500);
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(EVENT, { success: true, data: anEvent({ eventId: 'e1' }) });
  await userEvent.click(again);
  expect(await screen.findByRole('dialog', { name: 'Message' })).toBeVisible();
});
