import { aUser, type FakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Insights } from '../features/figures/Insights.tsx';
import { FunnelCard } from '../features/flows/FunnelCard.tsx';
import { HoursCard } from '../features/hours/HoursCard.tsx';
import { ResponseCard } from '../features/response/ResponseCard.tsx';
import { overview, prices, startAnalyticsServer } from '../testing/analyticsServer.ts';

const HOURS = 'GET /api/analytics/hours';
const STEPS = 'GET /api/analytics/flows/{id}';
let server: FakeServer;
beforeEach(() => {
  server = startAnalyticsServer();
});
const user = aUser();

test('the busiest hours are a table that arrow keys walk through', async () => {
  renderWithHost(<HoursCard />, { at: '/analytics', user });
  expect(await screen.findByText(/^Most messages: Monday, 9.AM \(5\)\.$/)).toBeVisible();
  expect(server.requestsTo(HOURS)[0]?.query).toEqual({ period: '7d', timeZone: 'UTC' });
  const cells = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(cells).toHaveLength(1);
  const [first] = cells;
  expect(first).toHaveAttribute('data-tooltip', expect.stringMatching(/^Monday, 9.AM: 5 messages$/));
  act(() => first?.focus());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('data-tooltip', expect.stringMatching(/^Tuesday, 10.AM: 0 messages$/));
});

test('the busiest hours say that there are none, and that they failed to load', async () => {
  server.answer(HOURS, { success: true, data: { range: overview.range, hours: [] } });
  const { unmount } = renderWithHost(<HoursCard />, { at: '/analytics', user });
  expect(await screen.findByText('No messages received in this period.')).toBeVisible();
  unmount();
  server.fail(HOURS, 500);
  renderWithHost(<HoursCard />, { at: '/analytics', user });
  expect(await screen.findByText(/^Could not load the busiest hours\./)).toBeVisible();
});

test('response times compare each day with the previous period', async () => {
  renderWithHost(<ResponseCard />, { at: '/analytics', user });
  const point = await screen.findByRole(
    'img',
    { name: 'Mar 1: 3 h 20 min on average, – in the previous period' },
    { timeout: 20_000 },
  );
  act(() => point.focus());
  expect(screen.getByText('Team', { selector: 'dt' }).closest('div')).toHaveTextContent('Team3 h 20 min');
  expect(screen.getByRole('img', { name: 'Mar 2: – on average, 1 min in the previous period' })).toBeInTheDocument();
});

test('the funnel goes from started runs over each step to finished runs, for the flow that is chosen', async () => {
  const flows = [prices, { ...prices, flowId: 'f2', name: 'Hours', started: 20 }];
  server.answer('GET /api/analytics/flows', {
    success: true,
    data: { range: overview.range, flows, previous: { from: '', to: '', flows: [] } },
  });
  const nodes = Array.from({ length: 8 }, (_, at) => ({
    ...{ nodeId: `n${at}`, nodeType: 'messageNode', label: `Step ${at + 1}`, text: '', isEnd: at === 7 },
    ...{ entered: 8 - at, left: at === 7 ? 0 : 7 - at, errors: 0 },
  }));
  server.answer(STEPS, {
    success: true,
    data: { range: overview.range, funnel: prices, nodes, edges: [], previous: { from: '', to: '', funnel: prices, nodes: [] } },
  });
  renderWithHost(<FunnelCard />, { at: '/analytics', user });
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(server.requestsTo(STEPS).map(({ path }) => path)).toEqual(['/api/analytics/flows/f2']);
  const funnel = within(screen.getByRole('region', { name: 'Flow funnel' }));
  expect(funnel.getByText('Started').parentElement).toHaveTextContent('Started8 · 100%');
  expect(funnel.getByText('Finished').parentElement).toHaveTextContent('Finished4 · 50%');
  await userEvent.click(funnel.getByRole('button', { name: 'Show all 8 steps' }));
  expect(funnel.getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(funnel.getByRole('combobox', { name: 'Flow' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Prices' }));
  await waitFor(() => expect(server.requestsTo(STEPS).at(-1)?.path).toBe('/api/analytics/flows/f1'));
});

test('each insight has one action', async () => {
  const onDay = jest.fn();
  const onReport = jest.fn();
  const messages = [
    { code: 'analytics.more-messages', params: { size: 50, now: 3, before: 2 } },
    { code: 'analytics.busiest-day', params: { date: { day: '2026-03-01' }, count: 4, total: 7 } },
    { code: 'analytics.one-sided-conversations', params: { count: 1, total: 4 } },
    { code: 'analytics.unhappy-messages', params: { keyword: 'late', count: 2 } },
  ] as const;
  const shown = { ...overview, insights: messages.map(({ code }) => code), insightMessages: [...messages] };
  renderWithHost(<Insights overview={shown} isSample={false} onDay={onDay} onReport={onReport} />, { user });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).queryAllByRole('link').length + within(item).queryAllByRole('button').length)).toEqual([
    1, 1, 1, 1,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'View report' }));
  expect(onReport).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show this day' }));
  expect(onDay).toHaveBeenCalledWith('2026-03-01');
  expect(screen.getByRole('link', { name: 'Reply now' })).toHaveAttribute('href', '/dashboard?tab=instagram&show=unanswered');
  expect(screen.getByRole('link', { name: 'Read messages' })).toHaveAttribute('href', '/dashboard?tab=instagram&find=late');
});
