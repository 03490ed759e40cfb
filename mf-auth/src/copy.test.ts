import { expect, test } from '@jest/globals';
import { copy } from './copy.ts';

// The texts of the product specification, section 8, to the character.

test('login errors', () => {
  expect(copy.signIn.errors).toEqual({
    byStatus: { 401: 'Invalid username or password', 500: 'Server error. Please try again later.' },
    network: 'Connection failed. Please check your internet connection.',
    fallback: 'Login failed. Please try again.',
  });
});

test('register errors', () => {
  expect(copy.signUp.errors).toEqual({
    byStatus: {
      400: 'Please check your input and try again.',
      409: 'Username or email already exists.',
      500: 'Server error. Please try again later.',
    },
    network: 'Connection failed. Please check your internet connection.',
    fallback: 'Registration failed. Please try again.',
  });
  expect(copy.signUp.passwordsDiffer).toBe('Passwords do not match');
  expect(copy.signUp.passwordTooShort).toBe('Password must be at least 6 characters');
});

test('connect screen errors', () => {
  expect(copy.connect.errors).toEqual({
    start: 'Failed to start Instagram connection',
    connect: 'Failed to connect to Instagram. Please try again.',
    disconnect: 'Failed to disconnect Instagram',
  });
});
