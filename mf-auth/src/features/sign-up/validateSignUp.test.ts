import { expect, test } from '@jest/globals';
import { validateSignUp } from './validateSignUp.ts';

test('different passwords come before short ones', () => {
  expect(validateSignUp({ password: 'abc', confirmPassword: 'abd' })).toBe('Passwords do not match');
});

test('five characters are too few, six are enough', () => {
  expect(validateSignUp({ password: 'abcde', confirmPassword: 'abcde' })).toBe('Password must be at least 6 characters');
  expect(validateSignUp({ password: 'abcdef', confirmPassword: 'abcdef' })).toBeNull();
});
