import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Row } from '../../../.storybook/layout.ts';
import { Button } from './Button.tsx';

const meta = { title: 'Controls/Button', component: Button, args: { children: 'Save draft' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { $variant: 'primary', children: 'Publish' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { $variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { $variant: 'danger', children: 'Delete' } };
export const DangerPrimary: Story = { args: { $variant: 'dangerPrimary', children: 'Delete flow' } };
export const Small: Story = {
  args: {
    $variant: 'primary',
    $size: 'small',
    children: (
      <>
        <Plus aria-hidden="true" />
        New flow
      </>
    ),
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Row>
      <Button {...args} $variant="primary" />
      <Button {...args} />
      <Button {...args} $variant="danger" />
    </Row>
  ),
};
export const Wide: Story = { args: { $variant: 'primary', $wide: true, children: 'Sign In' } };
