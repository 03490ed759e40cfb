import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyButton } from './BusyButton.tsx';

const meta = {
  title: 'Controls/Busy button',
  component: BusyButton,
  args: { isBusy: true, busyText: 'Publishing…', $variant: 'primary', children: 'Publish' },
} satisfies Meta<typeof BusyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Busy: Story = {};
export const Idle: Story = { args: { isBusy: false } };
