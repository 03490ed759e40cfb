import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye } from 'lucide-react';
import { Button, IconButton } from '../forms/Button.tsx';
import { describe } from './describe.ts';

/** Appears on hover and on keyboard focus. */
export default { title: 'Overlays/Tooltip' } satisfies Meta;

export const Name: StoryObj = {
  render: () => (
    <IconButton aria-label="Preview">
      <Eye aria-hidden="true" />
    </IconButton>
  ),
};
export const Description: StoryObj = {
  render: () => <Button {...describe('Replies to followers from now on')}>Publish</Button>,
};
