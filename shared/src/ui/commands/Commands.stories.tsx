import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { Row } from '../../../.storybook/layout.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { Keys } from './Keys.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const commands = [
  { id: 'dashboard', title: 'Go to dashboard', group: 'Go to', keys: 'G D', run: fn() },
  { id: 'flows', title: 'Go to flow builder', group: 'Go to', keys: 'G F', run: fn() },
  { id: 'analytics', title: 'Go to analytics', group: 'Go to', keys: 'G A', run: fn() },
  { id: 'events', title: 'Go to webhook events', group: 'Go to', run: fn() },
  { id: 'new-flow', title: 'New flow', group: 'Flows', run: fn() },
  { id: 'theme', title: 'Switch to the dark theme', group: 'Appearance', run: fn() },
  { id: 'palette', title: 'All commands', group: 'Help', keys: 'Mod+K', run: fn() },
  { id: 'keys', title: 'Keyboard shortcuts', group: 'Help', keys: '?', run: fn() },
  { id: 'out', title: 'Sign out', group: 'Account', run: fn() },
];

const meta = {
  title: 'Help/Commands',
  component: CommandPalette,
  decorators: [controlled('open', 'onClose', () => false)],
  args: { open: true, onClose: fn(), commands },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Palette: Story = { play: async () => void (await screen.findByRole('option', { name: /Go to dashboard/ })) };
export const Shortcuts: Story = {
  render: (args) => <ShortcutHelp {...args} />,
  play: async () => void (await screen.findByRole('dialog')),
};
export const KeyNames: Story = {
  render: () => (
    <Row>
      <Keys keys="Mod+K" />
      <Keys keys="G D" />
      <Keys keys="?" />
      <Keys keys="Shift+Enter" />
    </Row>
  ),
};
