import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = { title: 'Controls/Password field', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { label: 'New password', autoComplete: 'new-password', showStrength: true, hint: 'At least 6 characters' },
};
export const Strength: Story = {
  args: Empty.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'plum train vivid 40 hats');
    await expect(await canvas.findByText('Strong')).toBeVisible();
  },
};
export const Invalid: Story = {
  args: { label: 'Password', autoComplete: 'current-password', error: 'Passwords do not match' },
};
