import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../../.storybook/layout.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'anna' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = ['anna', 'bo', 'carla.r', 'dmitri', 'ευα', '小林'];

export const Initials: Story = {
  render: () => (
    <Row>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size={24} />
      <Avatar {...args} size={48} />
      <Avatar {...args} size={64} />
    </Row>
  ),
};
