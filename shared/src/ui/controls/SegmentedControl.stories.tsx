import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Controls/Segmented control',
  component: SegmentedControl,
  decorators: [controlled('value')],
  args: {
    legend: 'Period',
    options: [
      { value: 'day', label: '24 hours' },
      { value: 'week', label: '7 days' },
      { value: 'month', label: '30 days' },
    ],
    value: 'week',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

export const OneOfThree: StoryObj<typeof meta> = {};
