import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { ComboboxField } from './ComboboxField.tsx';

const zones = ['Europe/Berlin', 'Europe/Lisbon', 'Europe/London', 'America/New_York', 'America/Sao_Paulo', 'Asia/Tokyo'];

const meta = {
  title: 'Controls/Combobox',
  component: ComboboxField,
  decorators: [controlled('value')],
  args: {
    label: 'Time zone',
    hint: 'Quiet hours follow it.',
    options: zones.map((value) => ({ value, label: value.replace('_', ' ') })),
    value: 'Europe/Berlin',
    onChange: fn(),
  },
} satisfies Meta<typeof ComboboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Disabled: Story = { args: { value: null, placeholder: 'Set by the account', isDisabled: true } };
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(field);
    await userEvent.type(field, 'lon');
    await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Europe/London']));
  },
};
