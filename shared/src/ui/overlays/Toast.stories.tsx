import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Overlays/Toast',
  component: Toast,
  args: { kind: 'success', title: 'Flow saved', onDismiss: fn(), dismissLabel: 'Dismiss message' },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: {
    kind: 'error',
    title: 'Message not sent',
    description: 'Instagram refused it: the 24 hours are over.',
    requestId: 'b1f6c0de-7a31-4a6e',
  },
};
export const Info: Story = { args: { kind: 'info', title: '3 events retried' } };
export const WithAction: Story = { args: { title: '12 marked as read', action: { label: 'Undo', run: fn() } } };
