import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BulkProgress } from './BulkProgress.tsx';

const failures = [
  { id: '1', name: 'Message from Ana Costa', reason: 'The 24 hour window is closed.' },
  { id: '2', name: 'Comment from Jonas Weber', reason: 'The comment was deleted.' },
];

const meta = {
  title: 'Data/Bulk progress',
  component: BulkProgress,
  args: { label: 'Retrying failed events', done: 12, total: 12, failures },
} satisfies Meta<typeof BulkProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { done: 37, total: 120, failures: failures.slice(0, 1), onStop: fn() } };
export const Failed: Story = { args: { onRetryFailed: fn() } };
