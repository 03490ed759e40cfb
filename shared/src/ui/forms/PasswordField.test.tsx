import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PasswordField } from './PasswordField.tsx';

test('reveals the password while pressed', () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Show password' });
  expect(field).toHaveAttribute('type', 'password');
  fireEvent.click(button);
  expect(field).toHaveAttribute('type', 'text');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(button);
  expect(field).toHaveAttribute('type', 'password');
});

test('shows the strength of a chosen password', () => {
  render(<PasswordField label="Password" showStrength />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'abc' } });
  expect(screen.getByRole('status')).toHaveTextContent('Too short');
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'plum train vivid 40 hats' } });
  expect(screen.getByRole('status')).toHaveTextContent('Strong');
});
