import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Region } from './Region.tsx';

const meta = { title: 'Help/Region', component: Region } satisfies Meta<typeof Region>;
export default meta;

export const Crashed: StoryObj<typeof meta> = {
  args: { name: 'Events', blame: 'mf-webhooks 1.2.0 (a1b2c3)', children: <Crash /> },
  tags: ['logs-errors'],
};

function Crash(): ReactNode {
  throw new Error('events.map is not a function');
}
