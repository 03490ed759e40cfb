import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeAll } from '@jest/globals';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FlowBuilderScreen } from '../screens/FlowBuilderScreen.tsx';
import { loadWorkbench } from '../screens/LazyWorkbench.tsx';
import { flowBuilderSlice } from '../state/slices/flowBuilder.slice.ts';
import { numbersSlice } from '../state/slices/numbers.slice.ts';
import { testRunSlice } from '../state/slices/testRun.slice.ts';
import { viewSlice } from '../state/slices/view.slice.ts';
import { stubLayout } from './stubLayout.ts';

// Unsaved drafts are stored in the browser and must not reach the next test.
afterEach(() => localStorage.clear());

// Loads the lazy chunk before the tests start.
beforeAll(async () => void (await loadWorkbench()));

interface BuilderOptions {
  at?: string;
  state?: unknown;
  prepare?: (server: FakeServer) => void;
}

export function renderBuilder({ at = '/flow-builder', state, prepare }: BuilderOptions = {}) {
  stubLayout();
  const server = fakeServer();
  prepare?.(server);
  const view = renderWithHost(<FlowBuilderScreen />, {
    at,
    state,
    user: aUser(),
    slices: [
      { key: 'flowBuilder', reducer: flowBuilderSlice.reducer },
      { key: 'flowBuilderView', reducer: viewSlice.reducer },
      { key: 'flowBuilderTest', reducer: testRunSlice.reducer },
      { key: 'flowBuilderNumbers', reducer: numbersSlice.reducer },
    ],
  });
  const user = userEvent.setup();
  const canvas = () => within(view.getByRole('region', { name: 'Flow canvas' }));
  return { ...view, user, server, canvas, button: (name: string) => view.getByRole('button', { name }) };
}

export { aBotFlow } from './aBotFlow.ts';
