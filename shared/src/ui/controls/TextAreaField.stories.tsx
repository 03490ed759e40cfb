import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = { title: 'Controls/Text area', component: TextAreaField } satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByteLimit: Story = {
  args: {
    label: 'Message',
    hint: 'Emoji take more than one byte.',
    limit: { most: 1000, unit: 'bytes' },
    defaultValue: 'It is 20 euros, shipping included. 🎉',
  },
};
export const TooLong: Story = {
  args: {
    label: 'Short answer',
    rows: 2,
    limit: { most: 20, unit: 'characters' },
    defaultValue: 'Thank you very much for asking!',
    error: 'Shorten it by 11 characters',
  },
};
