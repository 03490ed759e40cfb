import { eventsReceived } from '@fanfare/shared/store';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstAnswer } from './FirstAnswer.tsx';

const SENTENCE = 'Your first automatic reply went out';
const answer = { text: '95 EUR', by: 'flow', at: '2026-03-01T10:00:00.600Z', ms: 600, count: 1 } as const;
const answered = (over = {}) => anEvent({ eventId: 'm1', turn: { state: 'answered', answer, seenAt: null }, ...over });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
});

function show(flowExecutions: number, event = answered()) {
  server.answer('GET /api/webhooks/counts', {
    success: true,
    data: { total: 3, today: 3, unread: 0, flowExecutions, activeFlows: 1 },
  });
  const onWhy = jest.fn<(id: string) => void>();
  const view = renderWithHost(<FirstAnswer onWhy={onWhy} />, { at: '/dashboard', user: aUser() });
  act(() => void view.store.dispatch(eventsReceived({ events: [event] })));
  return { ...view, onWhy };
}

test('celebrates the first automatic reply, politely and once', async () => {
  const { onWhy, unmount } = show(1);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SENTENCE));
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(onWhy).toHaveBeenCalledWith('m1');
  unmount();
  show(1);
  await waitFor(() => expect(server.requestsTo('GET /api/webhooks/counts')).toHaveLength(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['an account with earlier replies', 40, answered()],
  ['a simulated reply', 1, answered({ isSimulated: true })],
  ['a reply of a person', 1, answered({ turn: { state: 'answered', answer: { ...answer, by: 'person' }, seenAt: null } })],
])('does not celebrate %s', async (_, runs, event) => {
  show(runs, event);
  await waitFor(() => expect(server.requestsTo('GET /api/webhooks/counts')).toHaveLength(1));
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('is dismissed', async () => {
  show(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(SENTENCE)).toBeNull();
});
