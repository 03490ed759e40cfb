import { expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartPoint, type ChartSeries, mostOf, tickUnit } from './chart.ts';
import { TimeChart } from './TimeChart.tsx';

const series: ChartSeries[] = [
  { id: 'in', name: 'Received', ink: 'blue', kind: 'bar' },
  { id: 'out', name: 'Sent', ink: 'green', kind: 'bar' },
  { id: 'before', name: 'Previous period', ink: 'grey', kind: 'line', isPrevious: true },
];
const points: ChartPoint[] = [
  { id: 'a', name: 'Mar 1', tick: 'Mar 1', values: { in: 1_200, out: 800, before: null }, spoken: 'Mar 1: 1,200 received' },
  { id: 'b', name: 'Mar 2', tick: 'Mar 2', values: { in: 3, out: 0, before: 2_500 }, spoken: 'Mar 2: 3 received' },
  { id: 'c', name: 'Mar 3', tick: 'Mar 3', values: { in: 0, out: 0, before: 1 }, spoken: 'Mar 3: 0 received' },
];
const show = (props: Partial<Parameters<typeof TimeChart>[0]> = {}) =>
  render(<TimeChart label="Messages" points={points} series={series} unit="count" nothing="No messages" {...props} />);

test('arrow keys move between points, and the focused one shows its values', async () => {
  show();
  const point = (name: RegExp) => screen.getByRole('img', { name });
  act(() => point(/^Mar 3/).focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(point(/^Mar 1/)).toHaveFocus();
  expect(screen.getByText('Previous period').closest('div')).toHaveTextContent('Previous period–');
  expect(screen.getByText('1,200')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('1,200')).toBeNull();
  await userEvent.keyboard('{End}');
  expect(point(/^Mar 3/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(point(/^Mar 1/)).toHaveFocus();
  expect(screen.getAllByRole('img').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('hovering shows the values, and pressing chooses the point', async () => {
  const onChoose = jest.fn();
  show({ onChoose });
  const point = screen.getByRole('button', { name: 'Mar 2: 3 received' });
  await userEvent.hover(point);
  expect(screen.getByText('2,500')).toBeVisible();
  await userEvent.click(point);
  expect(onChoose).toHaveBeenCalledWith('b');
});

test('the axis has round values up to the highest stack, line or reference', () => {
  const { container } = show({ reference: 3_900 });
  const ticks = [...container.querySelectorAll('.visx-axis-left text')].map(({ textContent }) => textContent);
  expect(ticks).toEqual(['0', '1K', '2K', '3K', '4K']);
  expect(container.querySelector('[data-reference]')).not.toBeNull();
  expect(mostOf(points, series, 0)).toBe(2_500);
  expect(screen.queryByText('No messages')).toBeNull();
});

test('says that there are no values', () => {
  show({ points: points.map((point) => ({ ...point, values: { in: 0, out: 0, before: null } })) });
  expect(screen.getByText('No messages')).toBeVisible();
});

test.each([
  ['count', 9_000_000, 1],
  ['latency', 800, 1],
  ['duration', 800, 1_000],
  ['duration', 90_000, 1_000],
  ['duration', 7_200_000, 60_000],
  ['duration', 40_000_000, 3_600_000],
] as const)('ticks of %s up to %d are multiples of %d', (unit, most, step) => {
  expect(tickUnit(unit, most)).toBe(step);
});

test('the table has the values of the chart, and the legend names its series', async () => {
  render(
    <>
      <ChartLegend series={series} reference="Goal: 10" />
      <ChartTable heading="Day" points={points} series={series} unit="count" />
    </>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Received',
    'Sent',
    'Previous period',
    'Goal: 10',
  ]);
  await userEvent.click(screen.getByText('Show as table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'Received', 'Sent', 'Previous period'],
    ['Mar 1', '1,200', '800', '–'],
    ['Mar 2', '3', '0', '2,500'],
    ['Mar 3', '0', '0', '1'],
  ]);
});
