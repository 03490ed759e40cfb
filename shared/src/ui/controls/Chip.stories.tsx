import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = { title: 'Display/Chip', component: Chip, args: { children: 'price' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Removable: Story = { args: { onRemove: fn(), removeLabel: 'Remove price' } };
export const Long: Story = {
  args: { ...Removable.args, children: 'a keyword so long that a narrow screen has to cut it off at its end' },
};
