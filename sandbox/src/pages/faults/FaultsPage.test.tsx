import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.tsx';
import { sandboxCall } from '../../testing/sandboxCall.ts';

beforeEach(async () => {
  await sandboxCall('POST', '/reset');
});

test('faults are switched on for the next few or for a share, shown, and switched off', async () => {
  const user = renderPage('/faults');
  expect(await screen.findByText('Everything works')).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('What goes wrong'), 'HTTP 500, code 2');
  await user.selectOptions(screen.getByLabelText('At which endpoint'), 'messages');
  await user.selectOptions(screen.getByLabelText('Method'), 'POST');
  await user.clear(screen.getByLabelText('How many'));
  await user.type(screen.getByLabelText('How many'), '3');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  const running = within(screen.getByRole('region', { name: 'Switched on' }));
  expect(await running.findByText('messages, POST only · the next 3 · happened 0 times')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Webhooks to it' }));
  await user.selectOptions(screen.getByLabelText('What goes wrong'), 'Sent twice');
  await user.click(screen.getByRole('radio', { name: 'A share of them' }));
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await running.findByText('Everywhere · 20 % of the cases · happened 0 times')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'For a while' }));
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await running.findByText(/^Everywhere · 100 % of the cases, until /)).toBeVisible();
  const [newest] = running.getAllByRole('button', { name: 'Switch off: Sent twice' });
  if (!newest) throw new Error('Nothing to switch off.');
  await user.click(newest);

  await user.click(running.getByRole('button', { name: 'Switch off: HTTP 500, code 2' }));
  await waitFor(() => expect(running.queryByText(/the next 3/)).toBeNull());
  expect(await sandboxCall('GET', '/faults')).toMatchObject([{ fault: 'duplicate', probability: 0.2, remaining: null }]);
});

test('the clock moves and comes back, in the header too', async () => {
  const user = renderPage('/faults');
  const clock = within(await screen.findByRole('region', { name: 'Clock' }));
  await clock.findByText('real time');
  await user.click(clock.getByRole('button', { name: '+25 hours' }));
  expect(await clock.findByText('1 day 1 hour ahead')).toBeVisible();
  expect(screen.getByRole('button', { name: /moved clock$/ })).toBeVisible();
  await user.click(clock.getByRole('button', { name: 'Real time' }));
  expect(await clock.findByText('real time')).toBeVisible();
});
