import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

const meta = {
  title: 'Overlays/Question dialog',
  component: QuestionDialog,
  decorators: [controlled('open', 'onAnswer', () => false)],
  args: { open: true, onAnswer: fn(), title: 'Publish “Prices”?', confirmLabel: 'Publish' },
  play: async ({ args }) => void (await screen.findByRole('alertdialog', { name: args.title })),
} satisfies Meta<typeof QuestionDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirm: Story = { args: { children: 'It replies to followers from now on.' } };
export const ConfirmDanger: Story = {
  args: {
    title: 'Delete “Prices”?',
    children: 'This cannot be undone. Current runs end.',
    confirmLabel: 'Delete flow',
    tone: 'danger',
  },
};
export const AskForText: Story = {
  args: { title: 'Rename flow', confirmLabel: 'Rename', field: { label: 'New name', type: 'text' } },
};
export const AskForPassword: Story = {
  args: {
    title: 'Disconnect Instagram',
    children: 'Confirm your password.',
    confirmLabel: 'Disconnect',
    tone: 'danger',
    field: { label: 'Your password', type: 'password', autoComplete: 'current-password' },
  },
};
export const Alert: Story = {
  args: {
    title: 'This flow is running',
    children: 'Stop it before you change its start.',
    confirmLabel: 'OK',
    cancelLabel: null,
  },
};
