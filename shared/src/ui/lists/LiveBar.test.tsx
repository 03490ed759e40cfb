import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveBar } from './LiveBar.tsx';
import { type Jump, useLiveRows } from './useLiveRows.ts';

function Live({ ids, listKey = '', jump = null }: { ids: readonly string[]; listKey?: string; jump?: Jump | null }) {
  const { rows, live, area } = useLiveRows(ids, (id) => id, { listKey, jump });
  return (
    <>
      <LiveBar {...live} />
      <div {...area}>
        {rows.map((id) => (
          <button key={id} type="button">
            {id}
          </button>
        ))}
      </div>
    </>
  );
}

const shown = () => screen.getAllByRole('button', { name: /^r/ }).map((row) => row.textContent);

test('adds new rows at once while the list is not in use', () => {
  const { rerender } = render(<Live ids={['r1']} />);
  rerender(<Live ids={['r3', 'r2', 'r1']} />);
  expect(shown()).toEqual(['r3', 'r2', 'r1']);
});

test('holds and counts new rows under the pointer until it leaves', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Live ids={['r1']} />);
  await user.hover(screen.getByRole('button', { name: 'r1' }));
  rerender(<Live ids={['r3', 'r2', 'r1']} />);
  expect(shown()).toEqual(['r1']);
  expect(screen.getByRole('button', { name: '2 new' })).toBeVisible();
  await user.unhover(screen.getByRole('button', { name: 'r1' }));
  expect(shown()).toEqual(['r3', 'r2', 'r1']);
});

test('holds a moved row in place under the pointer, and counts it as new', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Live ids={['r1', 'r2', 'r3']} />);
  await user.hover(screen.getByRole('button', { name: 'r1' }));
  rerender(<Live ids={['r4', 'r3', 'r1', 'r2']} />);
  expect(shown()).toEqual(['r1', 'r2', 'r3']);
  await user.click(screen.getByRole('button', { name: '2 new' }));
  expect(shown()).toEqual(['r4', 'r3', 'r1', 'r2']);
});

test('holds distant rows as a whole while the list is in use', async () => {
  const user = userEvent.setup();
  const take = jest.fn();
  const { rerender } = render(<Live ids={['r1']} />);
  await user.hover(screen.getByRole('button', { name: 'r1' }));
  rerender(<Live ids={['r1']} jump={{ count: 50, take }} />);
  expect(take).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '50+ new' })).toBeVisible();
  await user.unhover(screen.getByRole('button', { name: 'r1' }));
  expect(take).toHaveBeenCalled();
});

test('holds rows while paused until requested; adds older rows', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Live ids={['r2']} />);
  await user.click(screen.getByRole('button', { name: 'Pause updates' }));
  expect(screen.getByText('Updates paused')).toBeVisible();
  rerender(<Live ids={['r3', 'r2', 'r1']} />);
  expect(shown()).toEqual(['r2', 'r1']);
  await user.click(screen.getByRole('button', { name: '1 new' }));
  expect(shown()).toEqual(['r3', 'r2', 'r1']);
  await user.click(screen.getByRole('button', { name: 'Resume updates' }));
  rerender(<Live ids={['r4', 'r3', 'r2', 'r1']} />);
  expect(shown()).toEqual(['r4', 'r3', 'r2', 'r1']);
});

test('shows all rows of another list at once', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Live ids={['r2']} listKey="all" />);
  await user.hover(screen.getByRole('button', { name: 'r2' }));
  rerender(<Live ids={['r5', 'r2']} listKey="failed" />);
  expect(shown()).toEqual(['r5', 'r2']);
});

test('announces a burst at most once in five seconds', () => {
  jest.useFakeTimers();
  const nothing = () => undefined;
  const bar = (waiting: number) => <LiveBar waiting={waiting} isPaused={false} setPaused={nothing} show={nothing} />;
  const { rerender } = render(bar(0));
  rerender(bar(1));
  act(() => jest.advanceTimersByTime(0));
  expect(screen.getByRole('status')).toHaveTextContent('1 new');
  rerender(bar(2));
  rerender(bar(7));
  act(() => jest.advanceTimersByTime(4900));
  expect(screen.getByRole('status')).toHaveTextContent('1 new');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('7 new');
  jest.useRealTimers();
});
