import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Controls/Radio group',
  component: RadioGroup,
  decorators: [controlled('value')],
  args: {
    legend: 'Answer',
    options: [
      { value: 'first', label: 'Only the first message', hint: 'One answer for each follower' },
      { value: 'every', label: 'Every message' },
      { value: 'none', label: 'None', isDisabled: true },
    ],
    value: 'first',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

export const OneDisabled: StoryObj<typeof meta> = {};
