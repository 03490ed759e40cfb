import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { label: 'Events per hour', values: [3, 5, 4, 8, 12, 9, 14, 13] },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Danger: Story = { args: { label: 'Errors per hour', values: [0, 0, 1, 0, 0, 6, 2, 1], tone: 'danger' } };
export const OneValue: Story = { args: { label: 'Replies per hour', values: [2], tone: 'success' } };
export const Zeros: Story = { args: { label: 'Errors per hour', values: [0, 0, 0], tone: 'neutral' } };
