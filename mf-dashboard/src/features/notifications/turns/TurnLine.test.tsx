import type { Turn, WebhookEvent } from '@fanfare/shared/contracts';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TurnLine } from './TurnLine.tsx';
import { TurnParts } from './TurnParts.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

const onWhy = jest.fn();
const show = (event: WebhookEvent) =>
  renderWithHost(
    <article>
      <TurnLine event={event} onWhy={onWhy} />
    </article>,
    { at: '/dashboard', user: aUser() },
  );
const answer = (over: Partial<NonNullable<Turn['answer']>> = {}) => ({
  text: 'From 29 euros.',
  by: 'flow' as const,
  at: '2026-03-01T10:00:00.600Z',
  ms: 600,
  count: 1,
  ...over,
});
const aTurn = (over: Partial<Turn> = {}): Turn => ({ state: 'answered', answer: answer(), seenAt: null, ...over });

test.each<[string, Partial<WebhookEvent>, RegExp]>([
  ['an answer with its time', { turn: aTurn() }, /ana\.lima.*what is the price\?.*Answered.*0\.6 s.*From 29 euros\./],
  ['the number of further messages', { turn: aTurn({ answer: answer({ count: 3 }) }) }, /From 29 euros\. \+2 more/],
  [
    'the answer of a member',
    { turn: aTurn({ answer: answer({ by: 'person', ms: 240_000 }) }) },
    /Answered.*4 min.*Your team: From 29 euros\./,
  ],
  ['an open turn', { turn: aTurn({ state: 'waiting', answer: null }) }, /Waiting/],
  ['a conversation of a member', { turn: aTurn({ state: 'with_person', answer: null }) }, /With a person/],
  [
    'a failure with its reason',
    { turn: aTurn({ state: 'failed', answer: null }), processingError: 'The window is closed.' },
    /Failed.*The window is closed\./,
  ],
  [
    'a missing answer with its reason',
    { turn: aTurn({ state: 'unanswered', answer: null }), outcome: 'keyword_miss' },
    /No answer.*No keyword matched/,
  ],
])('shows %s', (_, over, words) => {
  show(anEvent(over));
  expect(screen.getByRole('article')).toHaveTextContent(words);
});

test('a failed turn says why, and is retried from its row', async () => {
  const onRetry = jest.fn<(event: WebhookEvent) => void>();
  const failed = anEvent({
    processedStatus: 'failed',
    processingError: 'Instagram did not answer.',
    turn: aTurn({ state: 'failed', answer: null }),
  });
  renderWithHost(<TurnLine event={failed} onRetry={onRetry} />, { at: '/dashboard', user: aUser() });
  expect(screen.getByText('Instagram did not answer.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  expect(onRetry).toHaveBeenCalledWith(failed);
});

test('a turn that Fanfare tries again says so, with the reason', () => {
  show(
    anEvent({
      processedStatus: 'retry',
      attempts: 2,
      processingError: 'Instagram did not answer.',
      turn: aTurn({ state: 'waiting', answer: null }),
    }),
  );
  expect(screen.getByRole('article')).toHaveTextContent(
    /Waiting.*Instagram did not answer\..*Retries automatically \(attempt 2\)/,
  );
});

test('a turn that Fanfare tries again says when', () => {
  show(
    anEvent({
      processedStatus: 'retry',
      nextAttemptAt: new Date(Date.now() + 119_000).toISOString(),
      turn: aTurn({ state: 'waiting', answer: null }),
    }),
  );
  expect(screen.getByRole('article')).toHaveTextContent('Next try in 2 min');
});

test('links a missing and a failed answer, and only these, to the decision', async () => {
  const { unmount } = show(anEvent({ turn: aTurn() }));
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(anEvent({ eventId: 'e7', turn: aTurn({ state: 'unanswered', answer: null }), outcome: 'keyword_miss' }));
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(onWhy).toHaveBeenCalledWith('e7');
});

test('shows the picture of the follower, or initials without the @', () => {
  const { container, unmount } = show(anEvent({ userInfo: { username: 'ana.lima', picture: 'https://cdn.example.com/a.jpg' } }));
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example.com/a.jpg');
  unmount();
  show(anEvent({ userInfo: { username: '@ana.lima' } }));
  expect(screen.getByText('AN')).toBeInTheDocument();
});

test('lists the events behind a turn in their order, and opens them', async () => {
  const parts = [
    anEvent({ eventId: 's', eventType: 'message_seen', content: { text: 'Seen' }, timestamp: '2026-03-01T10:00:09.000Z' }),
    anEvent({ eventId: 'f', eventType: 'flow_execution', content: { text: 'Prices' }, timestamp: '2026-03-01T10:00:01.000Z' }),
  ];
  server.answer('GET /api/notifications', {
    success: true,
    data: { notifications: parts, nextCursor: null, latestSeq: 4, total: 2 },
  });
  const { place } = renderWithHost(<TurnParts eventId="m" />, { at: '/dashboard?event=m', user: aUser() });
  const list = within(await screen.findByRole('region', { name: 'Events of this turn' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Flow run'),
    expect.stringContaining('Seen'),
  ]);
  expect(server.requestsTo('GET /api/notifications')[0]?.query).toMatchObject({ turnId: 'm' });
  await userEvent.click(list.getByRole('button', { name: /Flow run/ }));
  expect(place.path).toBe('/dashboard?event=f');
});
