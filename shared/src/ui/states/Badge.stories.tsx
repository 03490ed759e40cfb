import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/layout.ts';
import { Badge, type Tone } from './Badge.tsx';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Connected' } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];

export const Tones: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
};
export const Live: Story = { args: { tone: 'success', dot: 'filled' } };
export const Idle: Story = { args: { tone: 'warning', dot: 'hollow', children: 'Waiting' } };
