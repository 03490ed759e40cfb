import { expect, test } from '@jest/globals';
import { validateNewPassword } from './validateNewPassword.ts';

test('different passwords come before short ones', () => {
  expect(validateNewPassword({ password: 'abc', confirmPassword: 'abd' })).toBe('Passwords do not match');
});

test('five characters are too few, six are enough', () => {
  expect(validateNewPassword({ password: 'abcde', confirmPassword: 'abcde' })).toBe('Password must be at least 6 characters');
  expect(validateNewPassword({ password: 'abcdef', confirmPassword: 'abcdef' })).toBeNull();
});
