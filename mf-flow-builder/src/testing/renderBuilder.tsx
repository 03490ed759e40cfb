import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll } from '@jest/globals';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { loadWorkbench } from '../loadWorkbench.ts';
import remote from '../remote.ts';
import { stubLayout } from './stubLayout.ts';

let FlowBuilder: ComponentType = () => null;

// Tests start after the lazy chunk has loaded.
beforeAll(async () => {
  const view = await remote.views.flowBuilder?.();
  if (!view) throw new Error('The remote has no view "flowBuilder".');
  FlowBuilder = view.default;
  await loadWorkbench();
});

interface BuilderOptions {
  at?: string;
  state?: unknown;
  prepare?: (server: FakeServer) => void;
}

export function renderBuilder({ at = '/flow-builder', state, prepare }: BuilderOptions = {}) {
  stubLayout();
  const server = fakeServer();
  prepare?.(server);
  const view = renderWithHost(<FlowBuilder />, {
    at,
    state,
    user: aUser(),
    slices: remote.slices,
  });
  const user = userEvent.setup();
  const canvas = () => within(view.getByRole('region', { name: 'Flow canvas' }));
  return { ...view, user, server, canvas, button: (name: string) => view.getByRole('button', { name }) };
}

export { aBotFlow } from './aBotFlow.ts';
