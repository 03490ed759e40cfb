import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('explains why nothing is sent, and what to do when the log is empty', async () => {
  renderPage('/deliveries');
  expect(await screen.findByText('Connect an app, then write a message on the phone.')).toBeVisible();
  expect(await screen.findByText(/^Nothing is sent yet\. The callback cannot be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry pending now' })).toBeDisabled();
});
