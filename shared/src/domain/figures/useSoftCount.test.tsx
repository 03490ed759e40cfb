import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSoftCount } from './useSoftCount.ts';

const withMotion = (isReduced: boolean) => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isReduced }) });
};
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const count = (isReduced: boolean) => {
  withMotion(isReduced);
  jest.useFakeTimers();
  const view = renderHook(({ text }) => useSoftCount(text), { initialProps: { text: '1,000' as string | null } });
  return { shown: () => view.result.current, to: (text: string | null) => view.rerender({ text }) };
};

test('a count runs to its new value within 200 ms', () => {
  const { shown, to } = count(false);
  expect(shown()).toBe('1,000');
  to('2,000');
  act(() => jest.advanceTimersByTime(96));
  expect(Number(shown()?.replace(',', ''))).toBeGreaterThan(1_000);
  expect(Number(shown()?.replace(',', ''))).toBeLessThan(2_000);
  act(() => jest.advanceTimersByTime(104));
  expect(shown()).toBe('2,000');
});

test('other texts, and counts with reduced motion, change at once', () => {
  const { shown, to } = count(false);
  to('95%');
  act(() => jest.advanceTimersByTime(32));
  expect(shown()).toBe('95%');
  const still = count(true);
  still.to('2,000');
  act(() => jest.advanceTimersByTime(32));
  expect(still.shown()).toBe('2,000');
});
