import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Badge } from '../index.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  decorators: [controlled('current')],
  args: {
    label: 'Events',
    tabs: [
      { id: 'all', label: 'All' },
      { id: 'failed', label: 'Failed', extra: <Badge tone="danger">3</Badge> },
      { id: 'waiting', label: 'Waiting' },
    ],
    current: 'all',
    onChange: fn(),
    children: <p>128 events</p>,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

export const WithCount: StoryObj<typeof meta> = {};
