import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

beforeEach(async () => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  await sandboxCall('POST', '/reset');
});

/** A scenario that needs no app, because page tests have none. */
const script = [
  'scenario: Alone',
  'accounts: { shop: { isConnected: false } }',
  'followers: { lea: {} }',
  'steps:',
  '  - scene: Morning',
  '  - write: { from: lea, text: hello }',
  '  - expect: { message: { to: lea }, within: 300ms }',
  '  - wait: 1ms',
].join('\n');

async function paste(user: ReturnType<typeof renderPage>, text: string): Promise<void> {
  const field = await screen.findByLabelText('Script');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test('a shipped scenario is shown with what the app must have', async () => {
  const user = renderPage('/scenarios?name=viral-reel');
  expect(await screen.findByRole('heading', { name: 'Viral reel' })).toBeVisible();
  expect(screen.getByLabelText('Script')).toHaveDisplayValue(/burst: { kind: comments/);
  await user.click(screen.getByRole('button', { name: 'Token dies' }));
  expect(await screen.findByRole('heading', { name: 'Token dies' })).toBeVisible();
  expect(window.location.search).toBe('?name=token-dies');
  expect(await screen.findByText(/No app is connected/)).toBeVisible();
});

test('a script of one’s own is checked while it is written', async () => {
  const user = renderPage('/scenarios?name=');
  await paste(user, script.replace('write', 'wriet'));
  const wrong = await screen.findByRole('list', { name: 'What is wrong' });
  expect(wrong).toHaveTextContent('Line 6, column 5 "wriet" is not known here; do you mean "write"?');
  expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  await paste(user, script);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
});

test('a run is followed step by step, and a failed assertion shows what was received', async () => {
  const user = renderPage('/scenarios?name=');
  await paste(user, script);
  await user.type(screen.getByLabelText('Seed'), '7');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const run = within(await screen.findByRole('region', { name: 'Run' }));
  expect(await run.findByText('Something did not hold')).toBeVisible();
  expect(run.getByText(/seed 7$/)).toBeVisible();
  expect(run.getByRole('heading', { name: 'Morning' })).toBeVisible();
  const steps = run.getAllByRole('listitem').slice(1);
  expect(steps.map((step) => within(step).getByRole('img').getAttribute('aria-label'))).toEqual(['done', 'failed', 'not played']);
  expect(run.getByText(/Line 7: Expected a message to lea within 0.3 s\./)).toBeVisible();
});

test('a run is stopped', async () => {
  const user = renderPage('/scenarios?name=');
  await paste(user, script.replace('wait: 1ms', 'wait: 60s').replace(/ {2}- expect.*\n/, ''));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Play' })).toBeEnabled();
});
