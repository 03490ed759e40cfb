import type { BotFlow } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeAll } from '@jest/globals';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FlowBuilderScreen } from '../screens/FlowBuilderScreen.tsx';
import { loadWorkbench } from '../screens/LateWorkbench.tsx';
import { flowBuilderSlice } from '../state/flowBuilder.slice.ts';
import { stubLayout } from './stubLayout.ts';

// Its code is split off; tests of the screen begin when it is there.
beforeAll(async () => void (await loadWorkbench()));

/** The whole screen with a signed-in user and a server that knows no answers yet. */
export function renderBuilder({ at = '/flow-builder', prepare }: { at?: string; prepare?: (server: FakeServer) => void } = {}) {
  stubLayout();
  const server = fakeServer();
  prepare?.(server);
  const view = renderWithHost(<FlowBuilderScreen />, {
    at,
    user: aUser(),
    slices: [{ key: 'flowBuilder', reducer: flowBuilderSlice.reducer }],
  });
  const user = userEvent.setup();
  const canvas = () => within(view.getByRole('region', { name: 'Flow canvas' }));
  return { ...view, user, server, canvas, button: (name: string) => view.getByRole('button', { name }) };
}

/** A saved flow as the server describes it; give what the test is about. */
export function aBotFlow(over: Partial<BotFlow> = {}): BotFlow {
  return {
    id: 'flow-1',
    name: 'Prices',
    revision: 1,
    publishedVersion: null,
    hasUnpublishedChanges: true,
    isActive: false,
    updatedAt: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}
