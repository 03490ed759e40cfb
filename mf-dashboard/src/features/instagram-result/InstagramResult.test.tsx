import { sharedApi } from '@fanfare/shared/api';
import { aConnectedStatus, aDisconnectedStatus, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { InstagramResult } from './InstagramResult.tsx';

const STATUS = 'GET /api/instagram/status';
const LINK = '/dashboard?instagram=success&username=northwind.coffee';

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers();
  server = fakeServer();
  server.answer(STATUS, aConnectedStatus());
});
afterEach(() => {
  jest.useRealTimers();
});

test('announces a confirmed connection, and hides after 5 s', async () => {
  const { place } = renderWithHost(<InstagramResult />, { at: LINK });
  expect(screen.queryByRole('status')).toBeNull();
  expect(await screen.findByRole('status')).toHaveTextContent('Instagram is connected as @northwind.coffee.');
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByRole('status')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('removes its own URL parameters only', async () => {
  const { place } = renderWithHost(<InstagramResult />, { at: `${LINK}&userId=1784&permissions=a%2Cb&tab=instagram` });
  await screen.findByRole('status');
  act(() => jest.advanceTimersByTime(5_000));
  await waitFor(() => expect(place.path).toBe('/dashboard?tab=instagram'));
});

test.each([
  ['another account is connected', () => server.answer(STATUS, aConnectedStatus({ username: 'somebody.else' }))],
  ['no account is connected', () => server.answer(STATUS, aDisconnectedStatus())],
  ['the check fails', () => server.fail(STATUS, 500)],
])('shows nothing when %s', async (_, prepare) => {
  prepare();
  const { store } = renderWithHost(<InstagramResult />, { at: LINK });
  const select = sharedApi.endpoints.instagramStatus.select();
  await waitFor(() => expect(select(store.getState()).isUninitialized || select(store.getState()).isLoading).toBe(false));
  // By now, any effect of the response has been rendered.
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.queryByRole('status')).toBeNull();
});
