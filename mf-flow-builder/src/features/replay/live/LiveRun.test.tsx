import type { FlowNode, RunStory } from '@fanfare/shared/contracts';
import { eventsReceived } from '@fanfare/shared/store';
import { anEvent } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../../testing/renderBuilder.tsx';
import './LiveRun.tsx';

const patient = { timeout: 20_000 };
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const node = (id: string, content: string, y: number): FlowNode => ({
  ...{ id, type: 'messageNode', position: { x: 0, y }, data: { label: content, content } },
});
const edge = (source: string, target: string) => ({ id: `${source}-${target}`, source, target });
const step = (nodeId: string, at: string) => ({
  ...{ stepNo: 1, nodeType: 'messageNode', result: 'done', detail: '', nodeId, at },
});
const storyAt = (ms: number): RunStory => ({
  id: 'run-1',
  flow: { id: aBotFlow().id, name: aBotFlow().name, version: 2 },
  contact: { id: 'c1', igsid: '17', username: 'lea' },
  ...{ status: 'finished', error: null, startedAt: ago(ms), endedAt: null, waitingUntil: null },
  ...{ isSimulated: false, triggerEventId: null, input: 'price?', variables: {}, tags: [], messages: [] },
  steps: [step('a', ago(ms - 100)), step('b', ago(ms - 600))],
});
const run = (flowId: string, over = {}) =>
  anEvent({
    id: 'e2',
    eventId: 'e2',
    eventType: 'flow_execution',
    turnId: 'e1',
    payload: { runId: 'run-1', flow: { id: flowId } },
    ...over,
  });

async function open(story: RunStory) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices',
    prepare: (server) => {
      const graph = {
        nodes: [node('a', 'First', 0), node('b', 'Second', 200), node('c', 'Third', 400)],
        edges: [edge('a', 'b'), edge('b', 'c')],
      };
      server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), ...graph } });
      server.answer('GET /api/runs/{id}', { success: true, data: story });
    },
  });
  await waitFor(() => expect(view.container.querySelector('[data-id="c"]')).toBeVisible(), patient);
  const receive = (...events: ReturnType<typeof run>[]) => act(() => void view.store.dispatch(eventsReceived({ events })));
  return { ...view, receive };
}

test('lights the path of a run of the open flow, and hides it', async () => {
  const { container, findByRole, getByRole, queryByRole, receive, user, server } = await open(storyAt(1_000));
  receive(run('another-flow'));
  receive(anEvent({ eventType: 'messages' }));
  expect(server.requestsTo('GET /api/runs/{id}')).toEqual([]);
  receive(run(aBotFlow().id, { seq: 8 }));
  const bar = await findByRole('region', { name: 'Live run' }, patient);
  expect(bar).toHaveTextContent(/^@lea is in this flow2 steps · \+6\d\d ms/);
  await waitFor(() => expect(container.querySelector('[data-id="b"]')).toHaveClass('is-current'));
  expect(container.querySelector('[data-id="a"]')).toHaveClass('is-passed');
  expect(container.querySelector('[data-id="c"]')).toHaveClass('is-dimmed');
  await waitFor(() => expect(container.querySelectorAll('.react-flow__edge.is-lit')).toHaveLength(1));
  expect(getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/dashboard?why=e1');
  await user.click(getByRole('button', { name: 'Hide live run' }));
  expect(queryByRole('region', { name: 'Live run' })).toBeNull();
  expect(container.querySelector('[data-id="c"]')).not.toHaveClass('is-dimmed');
}, 60_000);

test('does not light a run whose event changes long after its steps', async () => {
  const { container, queryByRole, receive, server } = await open(storyAt(300_000));
  receive(run(aBotFlow().id, { seq: 8 }));
  await waitFor(() => expect(server.requestsTo('GET /api/runs/{id}')).toHaveLength(1), patient);
  await waitFor(() => expect(queryByRole('region', { name: 'Live run' })).toBeNull());
  expect(container.querySelector('[data-id="a"]')).not.toHaveClass('is-passed');
}, 60_000);
