import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayText } from '../../formats/dates.ts';
import { color } from '../../theme/tokens.ts';
import type { ChartPoint } from './chart.ts';
import { TimeChart } from './TimeChart.tsx';

const dayOf = (day: number) => new Date(Date.UTC(2026, 1, 20 + day)).toISOString().slice(0, 10);

function pointsOf(count: number, valuesOf: (day: number) => ChartPoint['values']): ChartPoint[] {
  return Array.from({ length: count }, (_, day) => {
    const name = dayText(dayOf(day));
    return { id: dayOf(day), name, tick: name, values: valuesOf(day), spoken: name };
  });
}

const volume = (scale: number) => (day: number) => ({
  received: (40 + ((day * 37) % 23)) * scale,
  sent: (28 + ((day * 29) % 19)) * scale,
  previous: (60 + ((day * 17) % 31)) * scale,
});

const meta = {
  title: 'Data/Time chart',
  component: TimeChart,
  args: {
    label: 'Messages by day',
    unit: 'count',
    nothing: 'No messages in this period',
    points: pointsOf(7, volume(1)),
    series: [
      { id: 'received', name: 'Received', ink: color.kindMessage, kind: 'bar' },
      { id: 'sent', name: 'Sent', ink: color.kindFlow, kind: 'bar' },
      { id: 'previous', name: 'Previous period', ink: color.textMuted, kind: 'line', isPrevious: true },
    ],
  },
} satisfies Meta<typeof TimeChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = { args: { reference: 80, onChoose: () => undefined } };
export const Quarter: Story = { args: { points: pointsOf(90, volume(200)) } };
export const Empty: Story = { args: { points: pointsOf(7, () => ({ received: 0, sent: 0, previous: null })) } };
export const Durations: Story = {
  args: {
    label: 'Response time by day',
    unit: 'duration',
    points: pointsOf(14, (day) => ({ now: day === 5 ? null : (20 + ((day * 31) % 60)) * 60_000, before: (30 + day) * 60_000 })),
    series: [
      { id: 'now', name: 'Average', ink: color.kindPerson, kind: 'line' },
      { id: 'before', name: 'Previous period', ink: color.textMuted, kind: 'line', isPrevious: true },
    ],
  },
};
export const OneDay: Story = { args: { points: pointsOf(1, volume(1)) } };
