import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiffView } from './DiffView.tsx';

const steps = [
  'Start',
  'Ask for the size',
  'Wait for an answer',
  'Check stock',
  'Send the price',
  'Ask for the address',
  'Thank you',
  'End',
];
const before = steps.join('\n');
const after = before.replace('Thank you', 'Thank you, {first name}');

const meta = {
  title: 'Documents/Difference',
  component: DiffView,
  args: { label: 'Draft against version 4', before, after },
} satisfies Meta<typeof DiffView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const Equal: Story = { args: { before: after } };
