import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard, StatRow } from './StatCard.tsx';

const meta = {
  title: 'Display/Stat card',
  component: StatCard,
  decorators: [
    (Story) => (
      <StatRow>
        <Story />
      </StatRow>
    ),
  ],
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Value: Story = { args: { label: 'Messages today', value: '1,284' } };
export const WithHint: Story = { args: { label: 'Replied', value: '97 %', hint: 'up from 92 %' } };
export const Loading: Story = { args: { label: 'Waiting', value: null } };
