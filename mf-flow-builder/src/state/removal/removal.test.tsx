import { describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aBotFlow, renderBuilder } from '../../testing/renderBuilder.tsx';
import { waitingApi } from './waiting.api.ts';

const LOAD = 'GET /api/flow/get/{id}';
const WAITING = 'GET /api/runs/waiting';
const node = { id: 'm', type: 'messageNode' as const, position: { x: 0, y: 0 }, data: { label: 'Message', content: 'Hi there' } };

const answer = waitingApi.endpoints.waitingAtNodes.select('flow-1');

async function openFlow(people: number) {
  const view = renderBuilder({
    at: '/flow-builder?flow=Prices',
    prepare: (server) => {
      server.answer(LOAD, { success: true, data: { ...aBotFlow({ publishedVersion: 2 }), nodes: [node], edges: [] } });
      server.answer(WAITING, { success: true, data: people > 0 ? [{ nodeId: 'm', people }] : [] });
    },
  });
  await view.findByText('Flow loaded successfully!');
  await waitFor(() => expect(answer(view.store.getState()).isSuccess).toBe(true));
  return view;
}

describe('R20: deleting a node', () => {
  test('asks when contacts wait, with their number', async () => {
    const { user, button, canvas, findByRole } = await openFlow(3);
    await user.click(canvas().getByRole('button', { name: /^Delete/ }));
    await findByRole('alertdialog', { name: '3 contacts are waiting at this node' });
    await user.click(button('Keep node'));
    expect(canvas().getByText('Hi there')).toBeInTheDocument();
    await user.click(canvas().getByRole('button', { name: /^Delete/ }));
    await user.click(await findByRole('button', { name: 'Delete anyway' }));
    expect(canvas().queryByText('Hi there')).toBeNull();
  });

  test('does not ask when no contact waits', async () => {
    const { user, canvas, queryByRole } = await openFlow(0);
    await user.click(canvas().getByRole('button', { name: /^Delete/ }));
    expect(queryByRole('alertdialog')).toBeNull();
    expect(canvas().queryByText('Hi there')).toBeNull();
  });
});
