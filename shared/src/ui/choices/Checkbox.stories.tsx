import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  decorators: [controlled('checked')],
  args: { label: 'Failed events', checked: true, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { checked: false } };
export const Mixed: Story = { args: { label: 'All events', checked: 'mixed' } };
export const WithHint: Story = { args: { label: 'Keep the history', hint: 'Messages of the last 90 days' } };
export const DisabledOn: Story = { args: { disabled: true } };
export const DisabledOff: Story = { args: { disabled: true, checked: false } };
