import type { FlowNode, RunInfo } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { within } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';
import type { Figures } from './numbers.api.ts';

const FIGURES = 'GET /api/analytics/flows/{id}';
const WAITING = 'GET /api/runs/waiting';
const PEOPLE = 'GET /api/runs';

const message = (id: string, label: string): FlowNode => ({
  id,
  type: 'messageNode',
  position: { x: 0, y: 0 },
  data: { label, content: 'Hi' },
});
const funnel = { flowId: 'flow-1', name: 'Prices', started: 40, answered: 39, finished: 30, waiting: 8, failed: 2, paused: 0 };
const range = { from: '2026-02-22T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z', timeZone: 'UTC', period: '7d' as const };
const drawnAs = { label: '', text: '', isEnd: false };
const figures: Figures = {
  range,
  funnel,
  previous: { from: range.from, to: range.to, funnel, nodes: [] },
  nodes: [
    { ...drawnAs, nodeId: 'a', nodeType: 'messageNode', entered: 40, left: 30, errors: 0 },
    { ...drawnAs, nodeId: 'b', nodeType: 'messageNode', entered: 30, left: 0, errors: 2 },
    { ...drawnAs, nodeId: 'old', nodeType: 'messageNode', entered: 1, left: 0, errors: 0 },
  ],
  edges: [{ source: 'a', target: 'b', sourceHandle: null, passed: 30 }],
};
const run: RunInfo = {
  id: 'r1',
  flow: { id: 'flow-1', name: 'Prices', version: 1 },
  contact: { id: 'c1', igsid: '1', username: 'lea' },
  status: 'failed',
  error: 'The window was closed.',
  startedAt: '2026-02-27T10:00:00.000Z',
  endedAt: null,
  waitingUntil: null,
  isSimulated: false,
};

async function opened(over: Partial<Figures> = {}, [first, second] = ['Welcome', 'Prices']) {
  const data = { ...figures, ...over };
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices&panel=numbers',
    prepare: (server) => {
      const edges = [{ id: 'e', source: 'a', target: 'b' }];
      const nodes = [message('a', first ?? ''), message('b', second ?? '')];
      server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), nodes, edges } });
      server.answer(FIGURES, { success: true, data });
      server.answer(WAITING, { success: true, data: [{ nodeId: 'a', people: 8 }] });
    },
  });
  await view.findByText('Flow loaded successfully!');
  const panel = within(await view.findByRole('complementary', { name: 'Statistics' }));
  return { ...view, panel };
}

test('shows figures per node, and on the canvas until the panel is closed', async () => {
  const { user, panel, canvas, button, container } = await opened();
  expect(await panel.findByRole('row', { name: /^Welcome Hi 75% continued .*40.* 30 .*8.* 0$/ })).toBeInTheDocument();
  expect(panel.getByRole('row', { name: /^No longer in the draft/ })).toBeInTheDocument();
  expect(canvas().getByText('40 entered')).toBeVisible();
  expect(canvas().getByText('2 errors')).toBeVisible();
  const path = () => container.querySelector<SVGPathElement>('.react-flow__edge-path');
  expect(path()?.style.strokeWidth).toBe('10');
  await user.click(button('Close Statistics'));
  expect(canvas().queryByText('40 entered')).toBeNull();
  expect(path()?.style.strokeWidth).toBe('');
});

test('leads with the text of nodes that have no name of their own', async () => {
  const { panel } = await opened({}, ['', 'Prices']);
  expect(await panel.findByRole('button', { name: 'Hi Send Message' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Entered at Hi: 40' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Prices Hi' })).toBeVisible();
});

test('opens the contacts of a number', async () => {
  const { user, panel, findByRole, server } = await opened();
  server.answer(PEOPLE, { success: true, data: { runs: [run], nextCursor: null } });
  await user.click(await panel.findByRole('button', { name: 'Errors at Prices: 2' }));
  const window = await findByRole('dialog', { name: 'Contacts that failed at Prices' });
  expect(await within(window).findByText('@lea')).toBeVisible();
  expect(window).toHaveTextContent('The window was closed.');
  expect(server.requestsTo(PEOPLE)[0]?.query).toEqual({
    flowId: 'flow-1',
    nodeId: 'b',
    isSimulated: 'false',
    status: 'failed',
    since: range.from,
  });
});

test('lists waiting contacts regardless of the period', async () => {
  const { user, panel, findByText, server } = await opened();
  server.answer(PEOPLE, { success: true, data: { runs: [{ ...run, status: 'waiting', error: null }], nextCursor: 'r1' } });
  await user.click(await panel.findByRole('button', { name: 'Waiting now at Welcome: 8' }));
  expect(await findByText('@lea')).toBeVisible();
  expect(server.requestsTo(PEOPLE)[0]?.query).toEqual({ flowId: 'flow-1', nodeId: 'a', isSimulated: 'false', status: 'waiting' });
});

test('shows states without runs, without data and without a saved flow', async () => {
  const none = { ...funnel, started: 0 };
  const { user, panel, server, getByRole } = await opened({ funnel: none, nodes: [], edges: [] });
  expect(await panel.findByText('No runs in this period')).toBeVisible();
  server.disconnect(FIGURES);
  await user.click(getByRole('radio', { name: '30 days' }));
  expect(await panel.findByText('Could not load statistics')).toBeVisible();
  server.answer(FIGURES, { success: true, data: figures });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Runs started in this period')).toBeVisible();
});
