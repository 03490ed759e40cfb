import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkCourse } from './BulkCourse.tsx';
import { type BulkWork, useBulkAction } from './useBulkAction.ts';

const idOf = (row: string) => row;

function Screen({ work }: { work: BulkWork<string> }) {
  const bulk = useBulkAction<string>();
  return (
    <>
      <button type="button" onClick={() => void bulk.begin(work)}>
        Begin
      </button>
      <BulkCourse bulk={bulk} rowId={idOf} rowName={idOf} />
    </>
  );
}

const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begin' }));

test('lists failures with their reason, and retries only those', async () => {
  const bad = new Set(['b', 'd']);
  const asked: string[] = [];
  const onDone = jest.fn();
  const work: BulkWork<string> = {
    label: 'Hiding comments',
    rows: ['a', 'b', 'c', 'd', 'e'],
    act: async (row) => {
      asked.push(row);
      return bad.has(row) ? 'It is gone.' : null;
    },
    onDone,
  };
  render(<Screen work={work} />);
  await begin();
  expect(await screen.findByText('Done: 3 of 5, 2 failed.')).toBeVisible();
  expect(screen.getAllByText('It is gone.')).toHaveLength(2);
  expect(onDone).toHaveBeenLastCalledWith(['a', 'c', 'e']);
  bad.delete('b');
  await userEvent.click(screen.getByRole('button', { name: 'Retry 2 failed' }));
  expect(asked.slice(5)).toEqual(['b', 'd']);
  expect(await screen.findByText('Done: 1 of 2, 1 failed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('stops before the next row; hides after success', async () => {
  const ends: (() => void)[] = [];
  const onDone = jest.fn();
  const work: BulkWork<string> = {
    label: 'Hiding comments',
    rows: Array.from({ length: 20 }, (_, index) => `row ${index}`),
    act: () => new Promise((end) => ends.push(() => end(null))),
    onDone,
  };
  render(<Screen work={work} />);
  await begin();
  expect(screen.getByText('0 of 20')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('0 of 3')).toBeVisible();
  await act(async () => {
    for (const end of ends) end();
  });
  expect(ends).toHaveLength(3);
  expect(onDone).toHaveBeenCalledWith(['row 0', 'row 1', 'row 2']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
