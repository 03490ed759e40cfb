import { expect, test } from '@jest/globals';
import { createAppStore, signedIn, workspaceSwitched } from '../store/index.ts';
import { anEvent, aUser } from '../testing/builders.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { catchUp } from './catchUp.ts';

const NEWEST = 'GET /api/notifications';
const page = (eventId: string) => ({
  success: true as const,
  data: { notifications: [anEvent({ eventId })], nextCursor: null, latestSeq: 1, total: 1 },
});

test('drops the events of the former workspace that arrive after a switch', async () => {
  const server = fakeServer();
  const { store } = createAppStore();
  store.dispatch(signedIn({ token: 'fan_1', user: aUser() }));
  server.answer(NEWEST, page('former'));
  const release = server.hold(NEWEST);
  const first = catchUp(store, 0);
  store.dispatch(workspaceSwitched('workspace-1'));
  const second = catchUp(store, 0);
  release();
  server.answer(NEWEST, page('current'));
  await Promise.all([first, second]);
  expect(store.getState().notifications.items.map(({ eventId }) => eventId)).toEqual(['current']);
  expect(server.requestsTo(NEWEST)).toHaveLength(2);
});
