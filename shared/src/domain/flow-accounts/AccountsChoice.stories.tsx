import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled.tsx';
import { AccountsChoice } from './AccountsChoice.tsx';

const anAccount = (id: string, username: string) => ({
  id,
  username,
  name: null,
  picture: null,
  state: 'active' as const,
  connectedAt: '2026-03-01T10:00:00.000Z',
  followers: null,
});

const meta = {
  title: 'Controls/Accounts choice',
  component: AccountsChoice,
  decorators: [controlled('value')],
  args: {
    accounts: [
      anAccount('one', 'northwind.coffee'),
      anAccount('two', 'northwind.tea'),
      anAccount('three', 'a.very.long.username.of.thirty'),
    ],
    value: ['one', 'three'],
    hint: 'Takes effect at once.',
    onChange: fn(),
  },
} satisfies Meta<typeof AccountsChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const AllAccounts: Story = { args: { value: null } };

export const NoneConnected: Story = { args: { value: [] } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const NarrowScreen: Story = { globals: { viewport: { value: 'narrow' } } };
