import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createLeaveGuards } from './createLeaveGuards.ts';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

const guards = createLeaveGuards();
const ask = jest.fn<(text: string) => Promise<boolean>>();
guards.confirmWith(ask);

let isDirty = false;
guards.add({ isDirty: () => isDirty, text: () => 'The draft would be lost.' });

function Screen() {
  useLeaveBlocker(guards);
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

let router: ReturnType<typeof createBrowserRouter>;
const navigate = (to: string | number, options?: { replace: boolean }) =>
  act(async () => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)));
const shown = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  isDirty = false;
  ask.mockReset();
  window.history.replaceState(null, '', '/start');
  router = createBrowserRouter([{ path: '*', Component: Screen }]);
  render(<RouterProvider router={router} />);
  await navigate('/editor');
});

test('does not ask without unsaved changes', async () => {
  await navigate('/other');
  await navigate('/another', { replace: true });
  await navigate(-1);
  await waitFor(() => expect(shown()).toBe('/editor'));
  expect(ask).not.toHaveBeenCalled();
});

test('asks before leaving and follows the answer', async () => {
  isDirty = true;
  ask.mockResolvedValueOnce(false);
  await navigate('/other');
  expect(ask).toHaveBeenCalledWith('The draft would be lost.');
  expect(shown()).toBe('/editor');
  expect(location.pathname).toBe('/editor');
  ask.mockResolvedValueOnce(true);
  await navigate('/other?a=1');
  await waitFor(() => expect(shown()).toBe('/other?a=1'));
});

test('does not ask when only the query changes', async () => {
  isDirty = true;
  await navigate('?tab=two');
  await navigate('/editor?tab=three');
  expect(shown()).toBe('/editor?tab=three');
  expect(ask).not.toHaveBeenCalled();
});

test('blocks the back button while the confirmation is open; declining stays', async () => {
  isDirty = true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask.mockReturnValueOnce(promise);
  await navigate(-1);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(location.pathname).toBe('/editor'));
  await act(async () => resolve(false));
  expect(location.pathname).toBe('/editor');
  expect(shown()).toBe('/editor');
});

test('goes back once the user confirms', async () => {
  isDirty = true;
  ask.mockResolvedValueOnce(true);
  await navigate(-1);
  await waitFor(() => expect(shown()).toBe('/start'));
  expect(location.pathname).toBe('/start');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a second attempt opens no second confirmation, and the answer applies to the latest target', async () => {
  isDirty = true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask.mockReturnValueOnce(promise);
  await navigate('/first');
  await navigate('/second');
  await act(async () => resolve(true));
  await waitFor(() => expect(shown()).toBe('/second'));
  expect(ask).toHaveBeenCalledTimes(1);
});
