import type { ResponseOf } from '@fanfare/shared/contracts';
import { anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
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
      builderFlow: 'Prices',
    },
  ],
  run: null,
  event: anEvent({ eventId: 'e1' }),
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

test('explains the event of the URL, with the message and a link to its details', async () => {
  server.answer(WHY, { success: true, data: decision });
  const { place } = show('?why=e1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Why this happened' }));
  expect(await dialog.findByText('what is the price?')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Automations in evaluation order' })).toHaveTextContent('PricesKeyword not found');
  expect(dialog.getByRole('link', { name: 'Open in Webhooks' })).toHaveAttribute(
    'href',
    '/webhook-management?tab=dashboard&view=events&event=e1',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('shows the end of an event that is still being processed', async () => {
  const open = {
    ...decision,
    outcome: null,
    considered: [],
    event: anEvent({ eventId: 'e1', isProcessed: false, processedStatus: 'processing' }),
  };
  server.answer(WHY, { success: true, data: open });
  show('?why=e1');
  expect((await screen.findAllByText('In progress'))[0]).toBeVisible();
  server.answer(WHY, { success: true, data: decision });
  expect((await screen.findAllByText('No keyword matched', {}, { timeout: 5_000 }))[0]).toBeVisible();
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
  expect((await screen.findAllByText('No keyword matched'))[0]).toBeVisible();
});
