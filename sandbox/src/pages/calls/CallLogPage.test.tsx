import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('calls appear by themselves, with their error and without their token', async () => {
  const user = renderPage('/calls');
  expect(await screen.findByText('As soon as the app calls the Graph API, it is listed here.')).toBeVisible();
  await fetch('/graph.instagram.com/v25.0/me?fields=username&access_token=secret-token');
  expect(await screen.findByText('GET /v25.0/me')).toBeVisible();
  expect(screen.getByText('error 190')).toBeVisible();
  await user.click(screen.getByText('GET /v25.0/me'));
  expect(screen.getByText(/"fields": "username"/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('secret-token');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(await screen.findByRole('button', { name: 'Forget them' }));
  expect(await screen.findByText('Nothing here')).toBeVisible();
});
