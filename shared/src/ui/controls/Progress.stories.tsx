import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = { title: 'Display/Progress', component: Progress } satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = { args: { label: 'Retrying events', share: 0.3, valueText: '12 of 40' } };
export const Done: Story = { args: { label: 'Importing contacts', share: 1 } };
export const Unknown: Story = { args: { label: 'Reading your posts', share: null } };
