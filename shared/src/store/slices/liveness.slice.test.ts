import { expect, test } from '@jest/globals';
import { sharedApi } from '../../api/index.ts';
import { aConnectedStatus, aDisconnectedStatus } from '../../testing/builders.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import {
  type AppStore,
  connectionLost,
  connectionOpened,
  connectionOpening,
  createAppStore,
  onlineChanged,
  selectIsLost,
  selectLiveness,
  serverChecked,
} from '../index.ts';

const AT = '2026-03-01T10:00:00.000Z';

async function aStore(status = aConnectedStatus()) {
  const server = fakeServer();
  server.answer('GET /api/instagram/status', status);
  const { store } = createAppStore();
  await store.dispatch(sharedApi.endpoints.instagramStatus.initiate());
  return { server, store };
}
const liveness = (store: AppStore) => selectLiveness(store.getState());

test('is not lost before the first connection', () => {
  const { store } = createAppStore();
  expect(liveness(store)).toEqual({ state: 'checking', problem: null, lastContactAt: null });
  store.dispatch(connectionOpening({ attempt: 0 }));
  expect(selectIsLost(store.getState())).toBe(false);
});

test('is live with a socket and a connected account', async () => {
  const { store } = await aStore();
  expect(liveness(store).state).toBe('checking');
  store.dispatch(connectionOpened());
  store.dispatch(serverChecked({ isReachable: true, at: AT }));
  expect(liveness(store)).toEqual({ state: 'live', problem: null, lastContactAt: AT });
});

test.each([
  ['not-live', (store: AppStore) => store.dispatch(connectionLost({ nextAttempt: 1 }))],
  ['not-live', (store: AppStore) => store.dispatch(connectionLost({ nextAttempt: null, hasGivenUp: true }))],
  ['unreachable', (store: AppStore) => store.dispatch(serverChecked({ isReachable: false, at: AT }))],
  ['offline', (store: AppStore) => store.dispatch(onlineChanged(false))],
])('%s counts as lost and takes precedence over the account', async (problem, happen) => {
  const { store } = await aStore(aDisconnectedStatus());
  store.dispatch(connectionOpened());
  expect(liveness(store)).toMatchObject({ state: 'attention', problem: 'no-account' });
  happen(store);
  expect(liveness(store)).toMatchObject({ state: 'lost', problem });
});

test('a connection makes an unreachable server reachable', async () => {
  const { store } = await aStore();
  store.dispatch(serverChecked({ isReachable: false, at: AT }));
  store.dispatch(connectionOpened());
  expect(liveness(store).state).toBe('live');
});

test.each([
  ['expired', aConnectedStatus({ isExpired: true })],
  ['blocked', aConnectedStatus({ pause: { reason: 'policy_block', since: AT, text: 'Too many.', fix: 'Wait.' } })],
  ['not-subscribed', aConnectedStatus({ webhookSubscribed: false })],
])('an account that is %s needs attention', async (problem, status) => {
  const { store } = await aStore(status);
  store.dispatch(connectionOpened());
  expect(liveness(store)).toMatchObject({ state: 'attention', problem });
});

test('a status that fails to load is unknown', async () => {
  const { server, store } = await aStore();
  store.dispatch(connectionOpened());
  server.fail('GET /api/instagram/status', 500);
  await store.dispatch(sharedApi.endpoints.instagramStatus.initiate(undefined, { forceRefetch: true }));
  expect(liveness(store)).toMatchObject({ state: 'attention', problem: 'status-unknown' });
});
