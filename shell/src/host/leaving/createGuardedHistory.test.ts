import { beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { createGuardedHistory } from './createGuardedHistory.ts';
import { createLeaveGuards } from './createLeaveGuards.ts';

const guards = createLeaveGuards();
const history = createGuardedHistory(guards);
const shown = jest.fn<(path: string) => void>();
const ask = jest.fn<(text: string) => Promise<boolean>>();
history.listen(({ location }) => shown(location.pathname + location.search));
guards.askBy(ask);

let isDirty = false;
guards.add({ isDirty: () => isDirty, text: () => 'The draft would be lost.' });

beforeEach(() => {
  isDirty = false;
  history.push('/start');
  history.push('/editor');
  shown.mockClear();
  ask.mockReset();
});

test('nothing to lose: nobody is asked', async () => {
  history.push('/other');
  history.replace('/another');
  history.go(-1);
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith('/editor'));
  expect(shown.mock.calls.map(([path]) => path)).toEqual(['/other', '/another', '/editor']);
  expect(ask).not.toHaveBeenCalled();
});

test('going elsewhere asks, and does what was answered', async () => {
  isDirty = true;
  ask.mockResolvedValueOnce(false);
  history.push('/other');
  await waitFor(() => expect(ask).toHaveBeenCalledWith('The draft would be lost.'));
  expect(location.pathname).toBe('/editor');
  ask.mockResolvedValueOnce(true);
  history.push({ pathname: '/other', search: '?a=1' });
  await waitFor(() => expect(shown).toHaveBeenCalledWith('/other?a=1'));
});

test('a change of the query alone leaves nothing', () => {
  isDirty = true;
  history.push('?tab=two');
  history.push({ pathname: '/editor', search: '?tab=three' });
  expect(location.search).toBe('?tab=three');
  expect(ask).not.toHaveBeenCalled();
});

test('the back button is put back while it asks; to stay stays', async () => {
  isDirty = true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask.mockReturnValueOnce(promise);
  history.go(-1);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(location.pathname).toBe('/editor'));
  resolve(false);
  await promise;
  expect(location.pathname).toBe('/editor');
  expect(shown).not.toHaveBeenCalled();
});

test('the back button goes back once that is agreed to', async () => {
  isDirty = true;
  ask.mockResolvedValueOnce(true);
  history.go(-1);
  await waitFor(() => expect(shown).toHaveBeenCalledWith('/start'));
  expect(location.pathname).toBe('/start');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('while a question is open every other attempt is turned down', async () => {
  isDirty = true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  ask.mockReturnValueOnce(promise);
  history.push('/first');
  history.push('/second');
  resolve(true);
  await waitFor(() => expect(shown).toHaveBeenCalledWith('/first'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledTimes(1);
});
