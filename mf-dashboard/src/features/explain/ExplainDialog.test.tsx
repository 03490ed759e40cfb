import type { ResponseOf } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainDialog } from './ExplainDialog.tsx';

const WHY = 'GET /api/webhooks/events/{id}/why';
type Decision = ResponseOf<typeof WHY>['data'];

const decision: Decision = {
  eventId: 'e1',
  origin: 'webhook',
  outcome: 'keyword_miss',
  summary: 'No keyword matched',
  explanation: 'None of your automations listens for what was written.',
  considered: [
    {
      automationId: 'a1',
      name: 'Prices',
      result: 'no_match',
      reason: 'keyword_miss',
      detail: 'The text does not contain "price".',
      summary: 'Keyword not found',
      exists: true,
    },
    {
      automationId: 'a2',
      name: 'Old',
      result: 'passed_over',
      reason: 'disabled',
      detail: 'It was off.',
      summary: 'Turned off',
      exists: false,
    },
  ],
  run: null,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
const show = (query: string) => renderWithHost(<ExplainDialog />, { at: `/dashboard${query}`, user: aUser() });

test('is closed without an event in the URL', () => {
  show('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the outcome and all considered automations', async () => {
  server.answer(WHY, { success: true, data: decision });
  const { place } = show('?why=e1');
  const window = await screen.findByRole('dialog', { name: 'Why this happened' });
  expect(await within(window).findByText('No keyword matched')).toBeVisible();
  const [prices, old] = within(window).getAllByRole('listitem');
  expect(prices).toHaveTextContent('PricesDid not matchThe text does not contain "price".');
  expect(old).toHaveTextContent('Old (deleted)Skipped');
  await userEvent.click(within(window).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('shows the steps of the run and the state of its messages', async () => {
  const message = {
    id: 'm1',
    text: 'Stools are 95 EUR',
    messageId: null,
    author: 'flow',
    windowAgeSeconds: 3,
    attempts: 2,
    createdAt: '',
  } as const;
  const run = {
    id: 'r1',
    flow: { id: 'f1', name: 'Shop', version: 3 },
    contact: { id: 'c1', igsid: '1', username: 'lea' },
    status: 'finished' as const,
    error: null,
    startedAt: '',
    endedAt: null,
    waitingUntil: null,
    isSimulated: true,
    triggerEventId: 'e1',
    input: 'price',
    variables: {},
    tags: [],
    steps: [{ stepNo: 1, nodeId: 'n1', nodeType: 'messageNode', result: 'sent', detail: 'Sends "Stools are 95 EUR".', at: '' }],
    messages: [{ ...message, state: 'failed' as const, error: 'The window is closed.', calls: [] }],
  };
  server.answer(WHY, { success: true, data: { ...decision, outcome: 'flow_ran', summary: 'Flow ran', considered: [], run } });
  show('?why=e1');
  expect(await screen.findByText('Shop, version 3')).toBeVisible();
  expect(screen.getByText('Sends "Stools are 95 EUR".')).toBeVisible();
  expect(screen.getByText('The window is closed.')).toBeVisible();
  expect(screen.getByText('Not delivered')).toBeVisible();
  expect(screen.getByText('Test run: no messages were sent.')).toBeVisible();
});

test('reports an unknown event, and retries after an error', async () => {
  server.fail(WHY, 404);
  const { unmount } = show('?why=gone');
  expect(await screen.findByText(/No decision recorded for this event/)).toBeVisible();
  unmount();
  server.fail(WHY, 500);
  show('?why=e1');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(WHY, { success: true, data: decision });
  await userEvent.click(again);
  expect(await screen.findByText('No keyword matched')).toBeVisible();
});
