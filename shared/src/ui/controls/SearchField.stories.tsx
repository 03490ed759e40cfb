import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Controls/Search field',
  component: SearchField,
  decorators: [controlled('value')],
  args: { label: 'Search flows', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'price' } };
