import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  decorators: [controlled('checked')],
  args: { label: 'Answer messages', checked: true, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { checked: false } };
export const WithHint: Story = { args: { label: 'Quiet hours', hint: 'Nothing is sent between 22:00 and 7:00' } };
export const DisabledOn: Story = { args: { disabled: true } };
export const DisabledOff: Story = { args: { disabled: true, checked: false } };
