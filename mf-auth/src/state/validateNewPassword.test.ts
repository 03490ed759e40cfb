import { expect, test } from '@jest/globals';
import { validateNewPassword } from './validateNewPassword.ts';

test('reports different passwords before short ones', () => {
  expect(validateNewPassword({ password: 'abc', confirmPassword: 'abd' })).toBe('Passwords do not match');
});

test('rejects five characters and accepts six', () => {
  expect(validateNewPassword({ password: 'abcde', confirmPassword: 'abcde' })).toBe('Password must be at least 6 characters');
  expect(validateNewPassword({ password: 'abcdef', confirmPassword: 'abcdef' })).toBeNull();
});
