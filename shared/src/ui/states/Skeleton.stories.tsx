import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { $width: '60%' } };
export const Field: Story = { args: { $height: '40px' } };
export const Card: Story = { args: { $height: '120px' } };
