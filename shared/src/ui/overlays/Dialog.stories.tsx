import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { FactList } from '../FactList.tsx';
import { Dialog } from './Dialog.tsx';

const facts = [
  { name: 'From', value: 'ana.lima' },
  { name: 'Message', value: 'Hi! What is the price?' },
  { name: 'Result', value: 'Answered by “Prices”' },
];

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  decorators: [controlled('open', 'onClose', () => false)],
  args: { open: true, onClose: fn(), title: 'Message received', children: <FactList facts={facts} /> },
  play: async () => void (await screen.findByRole('dialog', { name: 'Message received' })),
} satisfies Meta<typeof Dialog>;
export default meta;

export const Details: StoryObj<typeof meta> = {};
