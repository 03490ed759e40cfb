import { expect, test } from '@jest/globals';
import { copy } from './copy.ts';

// The exact texts of the specification: labels of buttons and headings (section 2), rules (section 5), errors
// (section 8).

const serverError = 'Server error. Please try again later.';
const network = 'Connection failed. Please check your internet connection.';
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test('sign-in', () => {
  expect(copy.signIn).toMatchObject({ submit: 'Sign In', submitting: 'Signing In...' });
  expect(copy.signIn.errors).toEqual({
    byStatus: { 401: 'Invalid username or password', 500: serverError },
    network,
    fallback: 'Login failed. Please try again.',
  });
  expect(names(copy.signIn.features)).toEqual(['Instagram integration', 'Automation', 'Secure', 'Team ready']);
});

test('sign-up', () => {
  expect(copy.signUp).toMatchObject({
    submit: 'Create Account',
    submitting: 'Creating Account...',
    passwordsDiffer: 'Passwords do not match',
    passwordTooShort: 'Password must be at least 6 characters',
  });
  expect(copy.signUp.errors).toEqual({
    byStatus: { 400: 'Please check your input and try again.', 409: 'Username or email already exists.', 500: serverError },
    network,
    fallback: 'Registration failed. Please try again.',
  });
  expect(names(copy.signUp.features)).toEqual(['Easy setup', 'Fast and secure', 'Premium features', '24/7 support']);
});

test('Instagram, not connected', () => {
  expect(copy.connect).toMatchObject({
    logout: 'Logout',
    submit: 'Connect Instagram',
    submitting: 'Connecting...',
    skip: 'Skip for Now',
    howItWorks: 'How It Works',
  });
  expect(copy.connect.welcome('mira')).toBe('Welcome, mira');
  expect(names(copy.connect.blurbs)).toEqual(['Manage Messages', 'Manage Comments', 'Content Publishing']);
  expect(copy.connect.steps).toHaveLength(3);
  expect(copy.connect.errors).toEqual({
    start: 'Failed to start Instagram connection',
    connect: 'Failed to connect to Instagram. Please try again.',
    disconnect: 'Failed to disconnect Instagram',
  });
});

test('Instagram, connected', () => {
  expect(copy.connected).toMatchObject({
    title: 'Instagram Connected',
    accountWithoutName: 'Connected',
    toDashboard: 'Go to Chat Dashboard',
    disconnect: 'Disconnect Instagram',
  });
});

test('OAuth callback', () => {
  expect(copy.callback).toMatchObject({
    title: 'Instagram Connected!',
    undetermined: 'Unable to determine connection status',
  });
});
