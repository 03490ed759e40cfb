import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from './Banner.tsx';

const meta = { title: 'Display/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', children: 'Flow published.' } };
export const Warning: Story = { args: { tone: 'warning', children: 'This flow has one unconnected output.' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed to save flow: the server cannot be reached.' } };
export const Dismissible: Story = {
  args: { tone: 'info', children: 'A newer version of this page is ready.', onDismiss: fn(), dismissLabel: 'Dismiss notice' },
};
