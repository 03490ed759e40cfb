import { api } from '@fanfare/shared/api';
import { eventsReceived } from '@fanfare/shared/store';
import { anEvent, aUser, type FakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overview, prices, startAnalyticsServer, totals } from '../testing/analyticsServer.ts';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const OVERVIEW = 'GET /api/analytics/overview';
const FLOWS = 'GET /api/analytics/flows';
const EXPORT = 'GET /api/analytics/export';
// Imports lazy chunks first, because Jest compiles them on first import.
beforeAll(async () => {
  await import('./SecondaryCharts.tsx');
  await import('../features/report/MonitorDialog.tsx');
  await import('../features/flows/StepsDialog.tsx');
});

let server: FakeServer;
beforeEach(() => {
  server = startAnalyticsServer();
});

const show = (at = '/analytics') => renderWithHost(<AnalyticsScreen />, { at, user: aUser() });
const figure = (label: string) => screen.getAllByText(label).find((element) => element.tagName === 'DT')?.nextElementSibling;
const card = (label: string) => screen.getAllByText(label).find((element) => element.tagName === 'DT')?.parentElement;
const chart = () => screen.findByRole('group', { name: /^Bar chart: 12 messages in 2 days\. Busiest day: Mar 1, with 8\.$/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows the figures of the last 7 days with sample sizes and changes', async () => {
  show();
  expect(screen.getByText('Loading statistics')).toBeInTheDocument();
  await chart();
  expect(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  expect(server.requestsTo(OVERVIEW)[0]?.query).toEqual({ period: '7d', timeZone: 'UTC' });
  expect(screen.getByText(/^Feb 23, 2026 – Mar 2, 2026 · Times in UTC · vs. Feb 16, 2026 – Feb 22, 2026$/)).toBeVisible();
  expect(figure('Total Messages')).toHaveTextContent('12');
  expect(screen.getByText('7 received, 5 sent')).toBeVisible();
  expect(card('Total Messages')).toHaveTextContent('+50% vs. previous period');
  expect(figure('Active Conversations')).toHaveTextContent('3');
  expect(screen.getByText('of 4, with messages in both directions')).toBeVisible();
  // Nothing is compared with an empty previous period.
  expect(card('Active Conversations')).not.toHaveTextContent('vs. previous period');
  expect(card('Avg Response Time')).toHaveTextContent('3 h 20 minaverage2 h 20 minmedian5 replies');
  expect(screen.getByRole('button', { name: 'About Avg Response Time' })).toHaveAccessibleDescription(
    /9 of 10 replies were sent within 2 d 22 h/,
  );
  expect(card('Engagement Rate')).toHaveTextContent('6.3%25 interactions, 400 accounts reached');
  expect(screen.getByRole('button', { name: 'About Engagement Rate' })).toHaveAccessibleDescription(
    /as a percentage of accounts reached\. Based on 1 day and 2 posts\. Synced from Instagram Mar 2, 2026/,
  );
});

test('shows the age of figures that a replica served late', async () => {
  server.answer(OVERVIEW, { success: true, data: { ...overview, lagSeconds: 12 } });
  show();
  expect(await screen.findByText(/vs\. Feb 16, 2026 – Feb 22, 2026 · As of 12 s ago$/)).toBeVisible();
});

test("shows sentiment in words, sample and change of metrics, and the server's insights", async () => {
  show();
  const keywords = within(await screen.findByRole('region', { name: 'Top Keywords' }));
  expect(keywords.getByText('positive')).toBeVisible();
  expect(keywords.getByText('negative')).toBeVisible();
  expect(keywords.getByText('neutral')).toBeVisible();
  expect(keywords.getByRole('link', { name: 'love' })).toHaveAttribute('href', '/dashboard?tab=instagram&find=love');
  expect(figure('Reply rate')).toHaveTextContent('75%');
  expect(screen.getByText('−10%')).toBeVisible();
  expect(figure('Median response time (team)')).toHaveTextContent('n/a');
  expect(screen.getByText('Messages went up by 50%.')).toBeVisible();
});

test('bars are reachable by keyboard and open their day; a table has the same data', async () => {
  const { place } = show();
  await chart();
  const volume = within(screen.getByRole('region', { name: 'Daily Message Volume' }));
  await userEvent.click(volume.getByText('Show as table'));
  const [, first] = within(volume.getByRole('table')).getAllByRole('row');
  expect([...(first?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['4', '4', '6', '8']);
  const last = screen.getByRole('button', { name: /^Mar 2: 3 received, 1 sent/ });
  act(() => last.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^Mar 1: 4 received, 4 sent.*Previous period, Feb 27: 6$/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place.path).toBe('/analytics?range=2026-03-01..2026-03-01'));
  await waitFor(() =>
    expect(server.requestsTo(OVERVIEW).at(-1)?.query).toEqual({ from: '2026-03-01', to: '2026-03-01', timeZone: 'UTC' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /: back to Last 7 days$/ }));
  await waitFor(() => expect(place.path).toBe('/analytics'));
});

test.each([
  ['Last 24h', '24h'],
  ['Last 30 days', '30d'],
  ['Last 90 days', '90d'],
])('requests %s from the server', async (name, period) => {
  const { place } = show();
  await userEvent.click(screen.getByRole('radio', { name }));
  await waitFor(() => expect(server.requestsTo(OVERVIEW).at(-1)?.query).toMatchObject({ period }));
  await waitFor(() => expect(place.path).toBe(`/analytics?period=${period}`));
});

test('accepts a date range, but not a reversed one', async () => {
  const { place } = show();
  await press('Custom range');
  await userEvent.type(await screen.findByLabelText('Start date'), '2026-02-10');
  await userEvent.type(screen.getByLabelText('End date'), '2026-02-01');
  await press('Show');
  expect(await screen.findByRole('alert')).toHaveTextContent('The end date must be after the start date.');
  await userEvent.clear(screen.getByLabelText('End date'));
  await userEvent.type(screen.getByLabelText('End date'), '2026-02-20');
  await press('Show');
  await waitFor(() => expect(place.path).toBe('/analytics?range=2026-02-10..2026-02-20'));
});

test('shows an error and retries', async () => {
  server.fail(OVERVIEW, 500);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load statistics');
  server.answer(OVERVIEW, { success: true, data: overview });
  await press('Try again');
  expect(await chart()).toBeVisible();
});

test('updates on new messages', async () => {
  const { store } = show();
  await chart();
  server.answer(OVERVIEW, { success: true, data: { ...overview, totals: { ...totals, totalMessages: 13 } } });
  act(() => void store.dispatch(api.util.invalidateTags(['Analytics'])));
  await waitFor(() => expect(figure('Total Messages')).toHaveTextContent('13'));
});

test('exports the figures as a table and prints them', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined });
  const print = jest.fn();
  Object.assign(window, { print });
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  server.answer(EXPORT, 'metric,value');
  const { toasts } = show();
  await press('Export Report');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Metrics (CSV)' }));
  await waitFor(() => expect(saved).toEqual(['fanfare-metrics-7d.csv']));
  expect(server.requestsTo(EXPORT)[0]?.query).toEqual({ period: '7d', timeZone: 'UTC', dataset: 'metrics' });
  server.fail(EXPORT, 500);
  await press('Export Report');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keywords (CSV)' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not export the report.' }]));
  await press('Export Report');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the report lists every day with a link', async () => {
  const { place } = show();
  await press('Detailed Report');
  const table = within(await screen.findByRole('table', { name: 'Detailed Report' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayReceivedSentMessagesConversationsReachInteractionsRate',
    'All days75124400256.3%',
    'Mar 23142–––',
    'Mar 14482400256.3%',
  ]);
  await userEvent.click(table.getByRole('button', { name: 'Show Mar 1 only' }));
  await waitFor(() => expect(place.path).toBe('/analytics?range=2026-03-01..2026-03-01'));
});

test('the monitor counts socket events', async () => {
  const { store } = show();
  await press('Real-time Monitor');
  const monitor = within(await screen.findByRole('dialog', { name: 'Real-time Monitor' }));
  expect(monitor.getByText('Not connected')).toBeVisible();
  expect(monitor.getByText(/^No events yet/)).toBeVisible();
  const receivedAt = new Date().toISOString();
  act(
    () =>
      void store.dispatch(
        eventsReceived({
          events: [
            anEvent({ receivedAt }),
            anEvent({ eventId: 'event-2', seq: 2, receivedAt, processedStatus: 'failed' }),
            anEvent({ eventId: 'event-3', seq: 3, receivedAt: '2026-03-01T10:00:00.000Z' }),
          ],
        }),
      ),
  );
  const count = (label: string) => monitor.getByText(label).nextElementSibling;
  await waitFor(() => expect(count('Events in the last hour')).toHaveTextContent('2'));
  expect(count('Events in the last minute')).toHaveTextContent('2');
  expect(count('Failed in the last hour')).toHaveTextContent('1');
  expect(monitor.getAllByRole('listitem')).toHaveLength(3);
});

const STEPS = 'GET /api/analytics/flows/{id}';
const steps = {
  range: overview.range,
  funnel: prices,
  nodes: [
    { nodeId: 'c', nodeType: 'conditionNode', entered: 8, left: 8, errors: 0, label: '', text: 'price', isEnd: false },
    { nodeId: 'q', nodeType: 'askNode', entered: 6, left: 4, errors: 1, label: 'Which size?', text: '', isEnd: false },
    { nodeId: 'm', nodeType: 'messageNode', entered: 4, left: 0, errors: 0, label: '', text: 'It is 20 EUR.', isEnd: true },
  ],
  edges: [],
  previous: { from: '', to: '', funnel: prices, nodes: [] },
};

test('shows entries and drop-offs of each step, also as a table', async () => {
  server.fail(STEPS, 500);
  show();
  await press('Steps of Prices');
  const window = within(await screen.findByRole('dialog', { name: 'Steps of Prices' }));
  expect(await window.findByRole('alert')).toHaveTextContent('Could not load steps.');
  server.answer(STEPS, { success: true, data: steps });
  const release = server.hold(STEPS);
  await userEvent.click(window.getByRole('button', { name: 'Try again' }));
  release();
  expect((await window.findAllByRole('listitem')).map((step) => step.textContent)).toEqual([
    'Check Condition8 · 100%priceNo drop-off',
    'Which size?6 · 75%2 dropped off (33%)1 failed at this step',
    'Send Message4 · 50%It is 20 EUR.End of flow',
  ]);
  expect(server.requestsTo(STEPS).at(-1)).toMatchObject({
    path: '/api/analytics/flows/f1',
    query: { period: '7d', timeZone: 'UTC' },
  });
  await userEvent.click(window.getByText('Show as table'));
  const rows = within(window.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Step', 'Reached', 'Continued', 'Dropped off', 'Failed'],
    ['Check Condition', '8', '8', '0', '0'],
    ['Which size?', '6', '4', '2', '1'],
    ['Send Message', '4', '–', '–', '0'],
  ]);
  expect(window.getByRole('link', { name: 'Show in flow builder' })).toHaveAttribute(
    'href',
    '/flow-builder?flow=Prices&panel=numbers',
  );
});

test('shows a loading state, and an empty state for a flow without runs', async () => {
  server.answer(STEPS, { success: true, data: { ...steps, funnel: { ...prices, isInline: true }, nodes: [] } });
  const release = server.hold(STEPS);
  show();
  await press('Steps of Prices');
  expect(await screen.findByText('Loading steps')).toBeInTheDocument();
  release();
  expect(await screen.findByText('No runs in this period.')).toBeVisible();
  expect(within(screen.getByRole('dialog')).queryByRole('listitem')).toBeNull();
  // A generated flow has no link to the flow builder.
  expect(screen.getByRole('link', { name: 'Show in Automation' })).toHaveAttribute('href', '/automation');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps the figures of a deleted flow without a link', async () => {
  const gone = { ...prices, isDeleted: true };
  server.answer(FLOWS, {
    success: true,
    data: { range: overview.range, flows: [gone], previous: { from: '', to: '', flows: [] } },
  });
  server.answer(STEPS, { success: true, data: { ...steps, funnel: gone } });
  show();
  const flows = within(await screen.findByRole('region', { name: 'Flows' }));
  const row = (await flows.findByText('Prices')).closest('tr');
  expect(row).toHaveTextContent('Prices DeletedSteps86 75%4 50%2 25%');
  expect(flows.queryByRole('link', { name: 'Prices' })).toBeNull();
  await press('Steps of Prices');
  const window = within(await screen.findByRole('dialog', { name: 'Steps of Prices' }));
  expect(await window.findAllByRole('listitem')).toHaveLength(3);
  expect(window.queryByRole('link')).toBeNull();
});

test('shows funnels of flows, and adds a missed keyword to the nearest automation', async () => {
  server.answer('POST /api/flows/{id}/keywords', { success: true, data: Object({}) });
  const { toasts } = show();
  await chart();
  await screen.findByText('Missed keywords');
  const flow = await screen.findByRole('link', { name: 'Prices' });
  expect(flow.closest('tr')).toHaveTextContent('PricesSteps86 75%4 50%2 25%');
  await press('Add to Price');
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', title: '“prise” now starts Price' }]));
  expect(server.requestsTo('POST /api/flows/{id}/keywords')[0]).toMatchObject({
    path: '/api/flows/a1/keywords',
    body: { keywords: ['prise'] },
  });
});
