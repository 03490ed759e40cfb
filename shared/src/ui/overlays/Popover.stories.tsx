import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Button } from '../forms/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  decorators: [controlled('open', 'onOpenChange')],
  args: {
    open: true,
    onOpenChange: fn(),
    trigger: <Button>What is this?</Button>,
    title: 'Subscriptions',
    children: <p>Instagram sends only the events that you subscribe to.</p>,
  },
  play: async () => void (await screen.findByRole('dialog', { name: 'Subscriptions' })),
} satisfies Meta<typeof Popover>;
export default meta;

export const Open: StoryObj<typeof meta> = {};
