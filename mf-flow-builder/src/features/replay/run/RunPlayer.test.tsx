import type { FlowNode, RunStory } from '@fanfare/shared/contracts';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../../testing/renderBuilder.tsx';
import './RunPlayer.tsx';

const node = (id: string, content: string, y: number): FlowNode => ({
  ...{ id, type: 'messageNode', position: { x: 0, y }, data: { label: content, content } },
});
const step = (nodeId: string, at: string) => ({
  ...{ stepNo: 1, nodeType: 'messageNode', result: 'done', detail: '', nodeId, at: `2026-03-01T10:00:0${at}Z` },
});
const story: RunStory = {
  id: 'run-1',
  flow: { id: 'flow-1', name: 'Prices', version: 2 },
  contact: { id: 'c1', igsid: '17', username: 'lea' },
  ...{ status: 'finished', error: null, startedAt: '2026-03-01T10:00:00.000Z', endedAt: null, waitingUntil: null },
  ...{ isSimulated: false, triggerEventId: null, input: 'price?', variables: {}, tags: [], messages: [] },
  steps: [step('a', '0.100'), step('b', '0.600'), step('gone', '2.600')],
};

const patient = { timeout: 20_000 };

function open(at: string) {
  return renderBuilder({
    at,
    prepare: (server) => {
      const nodes = [node('a', 'First', 0), node('b', 'Second', 200), node('c', 'Third', 400)];
      server.answer('GET /api/flow/get/{id}', { success: true, data: { ...aBotFlow(), nodes, edges: [] } });
      server.answer('GET /api/runs/{id}', { success: true, data: story });
    },
  });
}

test('a link to a run opens its flow and lights up the path with its times', async () => {
  const { findByRole, findByText, getByText, container, place, server } = open('/flow-builder?run=run-1');
  await findByRole('region', { name: 'Run replay' }, patient);
  expect(await findByText('@lea', undefined, patient)).toBeVisible();
  expect(server.requestsTo('GET /api/runs/{id}')[0]?.path).toBe('/api/runs/run-1');
  expect(new URLSearchParams(place.path.split('?')[1]).get('flow')).toBe('Prices');
  expect(getByText('3 of 3 · No longer in the draft · +2.6 s')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-id="a"]')).toHaveClass('is-passed'));
  expect(container.querySelector('[data-id="c"]')).toHaveClass('is-dimmed');
  expect(getByText('+600 ms')).toBeVisible();
}, 60_000);

test('steps and plays with the keyboard, and leaves the canvas as it was', async () => {
  const { user, findByRole, findByText, getByRole, queryByRole, container, place } = open('/flow-builder?flow=Prices&run=run-1');
  (await findByRole('button', { name: 'Previous step' }, patient)).focus();
  await user.keyboard('{Enter}');
  expect(await findByText('2 of 3 · Second · +600 ms', undefined, patient)).toBeVisible();
  expect(container.querySelector('[data-id="b"]')).toHaveClass('is-current');
  await user.selectOptions(getByRole('combobox', { name: 'Speed' }), '10× speed');
  getByRole('button', { name: 'Play' }).focus();
  await user.keyboard('{Enter}');
  expect(await findByText('3 of 3 · No longer in the draft · +2.6 s', undefined, patient)).toBeVisible();
  await user.click(getByRole('button', { name: 'Close run replay' }));
  expect(queryByRole('region', { name: 'Run replay' })).toBeNull();
  expect(container.querySelector('[data-id="c"]')).not.toHaveClass('is-dimmed');
  expect(place.path).toBe('/flow-builder?flow=Prices');
}, 60_000);
