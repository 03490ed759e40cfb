import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Controls/Select',
  component: SelectField,
  decorators: [controlled('value')],
  args: {
    label: 'Starts when',
    options: [
      { value: 'message', label: 'A message is received', hint: 'Any direct message, or one with a keyword' },
      { value: 'comment', label: 'A comment is written', hint: 'Under one of your posts or reels' },
      { value: 'story', label: 'A story is answered' },
      { value: 'live', label: 'A live video starts', isDisabled: true },
    ],
    value: 'message',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Invalid: Story = {
  args: { label: 'Ends when', value: null, placeholder: 'Choose an event', error: 'Choose one to publish' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Starts when' }));
    await screen.findByRole('option', { name: /A comment is written/ });
  },
};
