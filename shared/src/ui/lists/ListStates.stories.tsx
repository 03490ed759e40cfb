import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../index.ts';
import { ListStates } from './ListStates.tsx';

const meta = {
  title: 'Data/List states',
  component: ListStates,
  args: {
    noun: 'events',
    count: 0,
    isLoading: false,
    onRetry: fn(),
    rowHeight: 56,
    empty: {
      title: 'No events yet',
      text: 'Every message, comment and story reply to your account appears here.',
      icon: <MessageCircle />,
      action: <Button $variant="primary">Send a test event</Button>,
    },
    children: null,
  },
} satisfies Meta<typeof ListStates>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = { args: { error: 'The server does not respond.' } };
export const NoMatch: Story = { args: { onClearFilters: fn() } };
export const Empty: Story = {};
export const Stale: Story = {
  args: {
    count: 2,
    error: 'The server does not respond.',
    children: (
      <>
        <p>Message from Ana Costa</p>
        <p>Comment from Jonas Weber</p>
      </>
    ),
  },
};
