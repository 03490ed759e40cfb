import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { fn, screen } from 'storybook/test';
import { Button, IconButton } from '../forms/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu', { name: args.label });
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const item = (label: string) => ({ id: label, label, run: fn() });

export const Actions: Story = {
  args: {
    label: 'Flow',
    trigger: (
      <IconButton aria-label="More">
        <Ellipsis aria-hidden="true" />
      </IconButton>
    ),
    groups: [
      {
        items: [
          { ...item('Rename'), icon: <Pencil aria-hidden="true" />, extra: 'F2' },
          { ...item('Duplicate'), icon: <Copy aria-hidden="true" />, isDisabled: true },
        ],
      },
      { items: [{ ...item('Delete'), icon: <Trash2 aria-hidden="true" />, tone: 'danger' }] },
    ],
  },
};
export const Choices: Story = {
  args: {
    label: 'Appearance',
    trigger: <Button>Theme: System</Button>,
    groups: [{ label: 'Theme', chosen: 'System', items: ['System', 'Light', 'Dark'].map(item) }],
  },
};
