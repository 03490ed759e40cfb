import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createLeaveGuards } from './createLeaveGuards.ts';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

const guards = createLeaveGuards();
const ask = jest.fn<(text: string) => Promise<boolean>>();
guards.askBy(ask);

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

test('nothing unsaved: nothing is asked', async () => {
  await navigate('/other');
  await navigate('/another', { replace: true });
  await navigate(-1);
  await waitFor(() => expect(shown()).toBe('/editor'));
  expect(ask).not.toHaveBeenCalled();
});

test('going elsewhere asks, and does what was answered', async () => {
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

test('a change of the query alone leaves nothing', async () => {
  isDirty = true;
  await navigate('?tab=two');
  await navigate('/editor?tab=three');
  expect(shown()).toBe('/editor?tab=three');
  expect(ask).not.toHaveBeenCalled();
});

test('the back button is undone while the question is open; to stay stays', async () => {
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

test('the back button goes back once that is confirmed', async () => {
  isDirty = true;
  ask.mockResolvedValueOnce(true);
  await navigate(-1);
  await waitFor(() => expect(shown()).toBe('/start'));
  expect(location.pathname).toBe('/start');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('while a question is open a second attempt asks nothing, and the answer leads to the latest', async () => {
  isDirty = true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask.mockReturnValueOnce(promise);
  await navigate('/first');
  await navigate('/second');
  await act(async () => resolve(true));
  await waitFor(() => expect(shown()).toBe('/second'));
  expect(ask).toHaveBeenCalledTimes(1);
});
