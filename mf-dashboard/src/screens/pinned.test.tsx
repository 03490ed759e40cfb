import type { WebhookEvent } from '@fanfare/shared/contracts';
import { eventsReceived } from '@fanfare/shared/store';
import { aConnectedStatus, anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Attention } from '../features/attention/Attention.tsx';
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx';
import { Pinned } from '../features/notifications/pinned/Pinned.tsx';

const LIST = 'GET /api/notifications';
const aPage = (notifications: WebhookEvent[]) => ({
  success: true as const,
  data: { notifications, nextCursor: null, latestSeq: 9, total: notifications.length },
});

const aThread = {
  id: 't9',
  accountId: 'a1',
  contact: { id: 'c1', username: 'lea', name: null, avatar: null, tags: [], optedOutAt: null },
  preview: { text: 'A person, please', direction: 'in' as const },
  lastMessageAt: null,
  lastInboundAt: null,
  windowEndsAt: null,
  humanAgentEndsAt: null,
  handler: 'human_requested' as const,
  botPausedUntil: null,
  isUnanswered: true,
  isArchived: false,
  labels: [],
  hasFailed: false,
};
const trouble = anEvent({ eventId: 'x2', processedStatus: 'failed', processingError: 'Broken.' });

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/inbox/threads', { success: true, data: { threads: [], nextCursor: null } });
  server.answer('GET /api/inbox/counts', {
    success: true,
    data: { unanswered: 0, needsHuman: 0, humanRequested: 1, failed: 0 },
  });
  server.answer('GET /api/webhooks/counts', {
    success: true,
    data: { total: 3, today: 3, listed: 3, unread: 2, received: 3, flowExecutions: 1, activeFlows: 1 },
  });
  server.answer('GET /api/user/notifications/settings', {
    success: true,
    settings: {
      eventTypes: {},
      mutedAccounts: [],
      quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' },
      desktop: false,
      sound: false,
    },
  });
});

/** Shows a failed event both in the list and pinned. */
async function show(trouble: WebhookEvent) {
  server.answerWith(LIST, ({ query }) => aPage(query.processedStatus ? [trouble] : []));
  server.answer('GET /api/notifications/{id}', {
    success: true,
    data: { notification: trouble, threadId: null, comment: null },
  });
  const result = renderWithHost(
    <>
      <Attention renderErrors={(errors) => <Pinned errors={errors} />} />
      <NotificationsPanel />
    </>,
    { at: '/dashboard', user: aUser() },
  );
  act(() => void result.store.dispatch(eventsReceived({ events: [trouble] })));
  const row = await within(await screen.findByRole('list', { name: 'Notifications' })).findByRole('article');
  await userEvent.click(await screen.findByRole('button', { name: '1 event failed' }));
  return { ...result, row, pinned: within(await screen.findByRole('region', { name: 'Action required' })) };
}

const notice = anEvent({
  eventId: 'n1',
  eventType: 'webhook_error',
  processedStatus: 'failed',
  processingError: 'Could not publish a post: The picture is too wide.',
  content: { text: 'Could not publish a post: The picture is too wide.' },
  message: 'Could not publish a post: The picture is too wide.',
  userInfo: { username: 'Fanfare' },
  senderId: null,
  outcome: null,
  payload: { notice: 'publishing', publicationId: 'p1' },
});

test('shows a notice once with its link, and only available actions', async () => {
  const { row, pinned } = await show(notice);
  expect(row).toHaveTextContent(/Fanfare.*Notice.*Could not publish a post: The picture is too wide\./);
  expect(row).not.toHaveTextContent('Error:');
  const publishing = '/dashboard?tab=instagram&part=publishing';
  expect(pinned.getByRole('link', { name: 'Open publishing' })).toHaveAttribute('href', publishing);
  expect(pinned.getByRole('button', { name: 'Done' })).toBeVisible();
  for (const name of ['Retry', 'Why?']) expect(pinned.queryByRole('button', { name })).toBeNull();
  await userEvent.click(row);
  const dialog = within(await screen.findByRole('dialog', { name: 'Notice' }));
  expect(await dialog.findByRole('link', { name: 'Open publishing' })).toHaveAttribute('href', publishing);
  expect(dialog.queryByText('Processing error')).toBeNull();
  for (const name of ['Retry', 'Why?']) expect(dialog.queryByRole('button', { name })).toBeNull();
});

test('shows why a retry was rejected', async () => {
  server.fail('POST /api/webhooks/events/{id}/retry', 409, { error: 'Only failed events can be retried.' });
  const { toasts, pinned } = await show(trouble);
  await userEvent.click(pinned.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(toasts).toContainEqual({
      kind: 'error',
      title: 'Failed to retry event',
      description: 'Only failed events can be retried.',
      requestId: 'request-1',
    }),
  );
});

test('lists errors and requests for a human until they are handled', async () => {
  server.answer('POST /api/notifications/read', { success: true, changed: 1, undoId: null });
  server.answer('POST /api/webhooks/events/{id}/retry', { success: true });
  server.answer('GET /api/inbox/threads', { success: true, data: { threads: [aThread], nextCursor: null } });
  const { toasts, pinned } = await show(trouble);
  expect(await pinned.findByRole('link', { name: 'Reply' })).toHaveAttribute('href', expect.stringContaining('thread=t9'));
  expect(pinned.getByText('Broken.')).toBeVisible();
  await userEvent.click(pinned.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toasts.at(-1)).toEqual({ kind: 'success', title: 'Event queued for retry' }));
  server.answerWith(LIST, () => aPage([]));
  await userEvent.click(pinned.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Action required' })).toBeNull());
  expect(server.requestsTo('POST /api/notifications/read')[0]?.body).toEqual({ ids: ['x2'], turns: true });
});
