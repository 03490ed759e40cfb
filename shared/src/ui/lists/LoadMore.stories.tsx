import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Data/Load more',
  component: LoadMore,
  args: { hasMore: true, isLoading: false, onLoad: fn(), endText: 'No more events.' },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Failed: Story = { args: { error: 'The server does not respond.' } };
export const End: Story = { args: { hasMore: false } };
