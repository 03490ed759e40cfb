import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, FieldFrame, Select } from './Field.tsx';

const meta = { title: 'Controls/Field', component: Field, args: { label: 'Flow name' } } satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Only you see it.', placeholder: 'Prices' } };
export const Filled: Story = { args: { defaultValue: 'Price questions' } };
export const Invalid: Story = {
  args: { label: 'Email', type: 'email', defaultValue: 'anna@', error: 'Please enter a valid email address' },
};
export const Disabled: Story = { args: { label: 'Username', defaultValue: 'anna', disabled: true } };
export const NativeSelect: Story = {
  args: { label: 'Status' },
  render: ({ label }) => (
    <FieldFrame label={label}>
      {(wiring) => (
        <Select {...wiring}>
          <option>All</option>
          <option>Processed</option>
          <option>Failed</option>
        </Select>
      )}
    </FieldFrame>
  ),
};
