import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { mockRowLayout } from '../rows/mockRowLayout.ts';
import type { Column, Sort } from './Column.ts';
import { DataTable } from './DataTable.tsx';

// Loaded first, because compiling this code may take longer than a query waits.
beforeAll(() => import('../rows/WindowedRows.tsx'));

interface Person {
  id: string;
  name: string;
  age: number;
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true, isLead: true },
  { id: 'age', header: 'Age', cell: ({ age }) => age, align: 'end' },
];

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Person ${index}`, age: index }));

interface TableProps {
  rows?: Person[];
  onOpen?: (person: Person) => void;
  onRetry?: (person: Person) => void;
}

function Table({ rows = people(4), onOpen, onRetry }: TableProps) {
  const [sort, setSort] = useState<Sort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      <DataTable
        label="People"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        onOpen={onOpen}
        rowKeys={onRetry && { r: onRetry }}
        box={box}
      />
      <output>{[...selected].sort().join(' ')}</output>
    </div>
  );
}

function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name).closest('tr');
  if (!row) throw new Error(`${name} stands in no row.`);
  return row;
}

test('the header shows the sorting, and a second press reverses it', async () => {
  const user = userEvent.setup();
  render(<Table />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header).not.toHaveAttribute('aria-sort');
  await user.click(within(header).getByRole('button', { name: 'Name' }));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header).getByRole('button', { name: 'Name' }));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(within(screen.getByRole('columnheader', { name: 'Age' })).queryByRole('button')).toBeNull();
  expect(screen.getByLabelText('Sort by')).toHaveValue('name down');
});

test('J, K, arrows, Home and End move the focus and stop at the ends', async () => {
  const user = userEvent.setup();
  render(<Table />);
  await user.click(rowOf('Person 0'));
  await user.keyboard('j{ArrowDown}');
  expect(rowOf('Person 2')).toHaveFocus();
  await user.keyboard('k');
  expect(rowOf('Person 1')).toHaveFocus();
  await user.keyboard('{End}j');
  expect(rowOf('Person 3')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(rowOf('Person 0')).toHaveFocus();
});

test('Tab reaches one row only', async () => {
  render(<Table />);
  const reachable = screen.getAllByRole('row').filter((row) => row.tabIndex === 0 && row.hasAttribute('data-row'));
  expect(reachable).toEqual([rowOf('Person 0')]);
});

test('Enter and a press open the row; a press on its checkbox does not', async () => {
  const user = userEvent.setup();
  const onOpen = jest.fn();
  render(<Table onOpen={onOpen} />);
  await user.click(rowOf('Person 1'));
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls.map(([person]) => (person as Person).name)).toEqual(['Person 1', 'Person 1']);
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('X selects, Shift+X selects a range, and the header checkbox selects all', async () => {
  const user = userEvent.setup();
  render(<Table />);
  await user.click(rowOf('Person 0'));
  await user.keyboard('x');
  expect(screen.getByRole('status')).toHaveTextContent('p0');
  const all = screen.getByRole('checkbox', { name: 'Select all rows shown' });
  expect(all).toBePartiallyChecked();
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('p0 p1 p2');
  await user.click(all);
  expect(screen.getByRole('status')).toHaveTextContent('p0 p1 p2 p3');
  expect(all).toBeChecked();
  await user.click(all);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a press on a checkbox with Shift selects a range', async () => {
  const user = userEvent.setup();
  render(<Table />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('p1 p2 p3');
});

test("a screen's own keys get the current row, except with Ctrl", async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(<Table onRetry={onRetry} />);
  await user.click(rowOf('Person 3'));
  await user.keyboard('{Control>}r{/Control}');
  expect(onRetry).not.toHaveBeenCalled();
  await user.keyboard('r');
  expect(onRetry).toHaveBeenCalledWith(expect.objectContaining({ name: 'Person 3' }));
});

test('moves the focus to a neighbour when the focused row is removed', async () => {
  const user = userEvent.setup();
  const rows = people(4);
  const { rerender } = render(<Table rows={rows} />);
  await user.click(rowOf('Person 1'));
  rerender(<Table rows={rows.filter(({ id }) => id !== 'p1')} />);
  expect(rowOf('Person 2')).toHaveFocus();
});

test('renders only visible rows of ten thousand, and End reaches the last', async () => {
  mockRowLayout(49, 10_000);
  const user = userEvent.setup();
  render(<Table rows={people(10_000)} />);
  await waitFor(() => expect(screen.queryByText('Person 59')).toBeNull());
  expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-rowcount', '10001');
  await user.click(screen.getByText('Person 3'));
  const row = screen.getByText('Person 12').closest('tr');
  await user.keyboard('{PageDown}');
  expect(screen.getByText('Person 13').closest('tr')).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(screen.getByText('Person 23').closest('tr')).toHaveFocus();
  expect(screen.getByText('Person 12').closest('tr')).toBe(row);
  await user.keyboard('{End}');
  const last = (await screen.findByText('Person 9999')).closest('tr');
  expect(last).toHaveFocus();
  expect(last).toHaveAttribute('aria-rowindex', '10001');
  expect(document.querySelectorAll('tr').length).toBeLessThan(70);
});
