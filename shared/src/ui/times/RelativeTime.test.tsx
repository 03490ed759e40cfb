import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './RelativeTime.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('updates the age, with one timer for all', () => {
  const start = jest.spyOn(globalThis, 'setInterval');
  const { unmount } = render(
    <>
      <RelativeTime at="2026-03-02T12:00:00" />
      <RelativeTime at="2026-03-02T11:58:30" />
    </>,
  );
  expect(start).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Just now')).toBeVisible();
  expect(screen.getByText('1m')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('Just now')).toBeNull();
  expect(screen.getByText('1m')).toBeVisible();
  expect(screen.getByText('2m')).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('shows the exact time on hover and to screen readers', () => {
  const at = '2026-03-02T11:58:30';
  const exact = 'Mar 2, 2026, 11:58:30 AM';
  render(<RelativeTime at={at} />);
  expect(screen.getByTitle(exact)).toHaveAttribute('datetime', at);
  expect(screen.getByTitle(exact)).toHaveTextContent(`1m, ${exact}`);
});
