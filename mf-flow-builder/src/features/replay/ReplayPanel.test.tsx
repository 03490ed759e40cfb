import { expect, test } from '@jest/globals';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';
import type { Report } from './replay.api.ts';

const COMPARE = 'POST /api/flow/{id}/compare';
const load = { messages: 12, peakPerHour: 4, peakHour: null, tooLate: 0, peopleOverMinuteLimit: 0 };
const prices = { id: 'a1', name: 'Prices' };
const item: Report['items'][number] = {
  eventId: 'e1',
  happenedAt: '2026-03-01T10:00:00.000Z',
  text: 'How much is a stool?',
  contact: { id: 'c1', username: 'lea' },
  change: 'stolen',
  published: { automation: { id: 'a0', name: 'Welcome' }, replies: [{ text: 'Hello!', at: '1', isTooLate: false }], error: null },
  draft: { automation: prices, replies: [{ text: '95 EUR', at: '1', isTooLate: true }], error: null },
};
const report: Report = {
  since: '2026-02-22T10:00:00.000Z',
  events: 212,
  isComplete: true,
  changes: { stolen: 1, newly_answered: 0, dropped: 0, different: 0 },
  people: 1,
  published: load,
  draft: { ...load, messages: 15, tooLate: 2 },
  limitPerHour: 720,
  items: [item],
  nextCursor: 'e1',
};

async function opened(answer?: Report) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices&panel=replay',
    prepare: (server) => {
      server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), nodes: [], edges: [] } });
      if (answer) server.answer(COMPARE, { success: true, data: answer });
    },
  });
  await view.findByText('Flow loaded successfully!');
  const run = await view.findByRole('button', { name: /^Start replay/ });
  return { ...view, run };
}

test('lists contacts with a different result, and lost replies', async () => {
  const { user, run, getByLabelText, findByText, getByText, getByRole, server } = await opened(report);
  await user.selectOptions(getByLabelText('Messages from the last'), '30 days');
  await user.click(run);
  expect(await findByText('Replayed 212 messages and comments: the result changes for 1 contact.')).toBeVisible();
  expect(server.requestsTo(COMPARE)[0]?.body).toEqual({ days: 30 });
  expect(getByText('2 messages would be sent after the 24-hour window and rejected.')).toBeVisible();
  expect(getByRole('row', { name: 'Messages 12 15' })).toBeInTheDocument();
  expect(getByText('How much is a stool?').closest('li')).toHaveTextContent(
    /CurrentHello!\s*by WelcomeDraft95 EUR too lateby Prices/,
  );
});

test('loads more page by page', async () => {
  const { user, run, findByRole, findByText, server } = await opened(report);
  await user.click(run);
  const more = await findByRole('button', { name: /^Show more/ });
  server.answer(COMPARE, {
    success: true,
    data: { ...report, items: [{ ...item, eventId: 'e2', text: 'And a table?' }], nextCursor: null },
  });
  await user.click(more);
  expect(await findByText('And a table?')).toBeVisible();
  expect(server.requestsTo(COMPARE)[1]?.body).toEqual({ days: 7, cursor: 'e1' });
});

test('shows that nothing was received or would change', async () => {
  const { user, run, findByText, findByRole, server } = await opened({
    ...report,
    events: 0,
    people: 0,
    items: [],
    nextCursor: null,
  });
  await user.click(run);
  expect(await findByText('No messages in this period')).toBeVisible();
  server.answer(COMPARE, { success: true, data: { ...report, people: 0, items: [], nextCursor: null } });
  await user.click(await findByRole('button', { name: /^Run again/ }));
  expect(await findByText('All replies stay the same.')).toBeVisible();
});

test('reports an error, and retries', async () => {
  const { user, run, findByRole, server } = await opened();
  server.disconnect(COMPARE);
  await user.click(run);
  expect(await findByRole('alert')).toHaveTextContent('Could not run the replay');
  expect(run).toBeEnabled();
});

test('requires a saved flow', async () => {
  const { findByText } = renderBuilder({ at: '/flow-builder?panel=replay' });
  expect(await findByText('Save this flow first')).toBeVisible();
});
