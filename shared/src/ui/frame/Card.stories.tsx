import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = { title: 'Display/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

export const Plain: StoryObj<typeof meta> = { args: { as: 'div', children: 'A card groups related content.' } };
