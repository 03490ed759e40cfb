import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../.storybook/layout.ts';
import { Button } from '../forms/Button.tsx';
import { StatePanel } from './StatePanel.tsx';

export default { title: 'Display/StatePanel' } satisfies Meta;

const scenes = [
  ['bubbles', 'No conversations yet'],
  ['rows', 'No notifications yet'],
  ['flow', 'No flows yet'],
  ['grid', 'No posts yet'],
  ['chart', 'No runs in this period'],
] as const;

export const Empty: StoryObj = {
  render: () => (
    <Stack>
      {scenes.map(([scene, title]) => (
        <StatePanel key={scene} kind="empty" scene={scene} title={title} action={<Button>Create</Button>}>
          It appears here.
        </StatePanel>
      ))}
    </Stack>
  ),
};

export const Failed: StoryObj = {
  render: () => <StatePanel kind="failed" title="Could not load posts" action={<Button>Try again</Button>} />,
};
