import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeAll } from '@jest/globals';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FlowBuilderScreen } from '../screens/FlowBuilderScreen.tsx';
import { loadWorkbench } from '../screens/LateWorkbench.tsx';
import { flowBuilderSlice } from '../state/slices/flowBuilder.slice.ts';
import { numbersSlice } from '../state/slices/numbers.slice.ts';
import { testRunSlice } from '../state/slices/testRun.slice.ts';
import { viewSlice } from '../state/slices/view.slice.ts';
import { stubLayout } from './stubLayout.ts';

// What one test leaves unsaved is kept in the browser, and not for the next.
afterEach(() => localStorage.clear());

// Its code is split off; tests of the screen begin when it is there.
beforeAll(async () => void (await loadWorkbench()));

interface BuilderOptions {
  at?: string;
  /** State of the link that led here. */
  state?: unknown;
  prepare?: (server: FakeServer) => void;
}

/** The whole screen with a signed-in user and a server that knows no answers yet. */
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
