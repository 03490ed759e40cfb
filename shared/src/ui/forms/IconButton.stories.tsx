import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { IconButton } from './Button.tsx';

const meta = {
  title: 'Controls/Icon button',
  component: IconButton,
  args: { 'aria-label': 'Edit', children: <Pencil aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Quiet: Story = { args: { $variant: 'quiet' } };
export const Danger: Story = { args: { $variant: 'danger' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { $size: 'small' } };
export const SmallQuiet: Story = { args: { $size: 'small', $variant: 'quiet' } };
