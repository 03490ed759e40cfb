import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StatusView } from '../../state/views.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';
import { sendMail } from '../../testing/sendMail.ts';

async function mail(lines: readonly string[]): Promise<void> {
  const { mailbox } = await sandboxCall<StatusView>('GET', '/status');
  await sendMail(mailbox.port ?? 0, 'mira@example.org', lines);
}

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('mails appear by themselves, are read safely, deleted and cleared', async () => {
  const user = renderPage('/mailbox');
  expect(await screen.findByText('No mail yet')).toBeVisible();
  await mail([
    'Subject: Reset',
    'Content-Type: text/html',
    '',
    '<a href="http://localhost:3000/r?t=1">Go</a><script>alert(1)</script>',
  ]);
  const reader = within(await screen.findByRole('article', { name: 'Reset' }));
  const frame = reader.getByTitle('Text of the mail');
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  await user.click(reader.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/r?t=1');
  expect(await reader.findByText('Copied')).toBeVisible();

  await mail(['Subject: Code', '', 'Your code is 4711']);
  await user.click(await screen.findByRole('button', { name: /^Code/ }));
  expect(await screen.findByText('Your code is 4711')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Code/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('No mail yet')).toBeVisible();
});
