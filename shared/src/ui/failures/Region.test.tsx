import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Region } from './Region.tsx';

let isBroken = true;

function Part() {
  if (isBroken) throw new Error('events.map is not a function');
  return <p>Events</p>;
}

beforeEach(() => {
  isBroken = true;
  window.history.replaceState(null, '', '/webhook?search=secret');
  // Hides React's report of a caught error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('contains a crash, names its owner, and retries', async () => {
  render(
    <>
      <p>The rest</p>
      <Region name="Events" blame="mf-webhooks 1.2.0 (a1b2c3)">
        <Part />
      </Region>
    </>,
  );
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('mf-webhooks 1.2.0 (a1b2c3): events.map is not a function');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Events')).toBeVisible();
});

test('a report has the crash and its URL, without the query', async () => {
  const user = userEvent.setup();
  render(
    <Region name="Events" blame="mf-webhooks 1.2.0 (a1b2c3)">
      <Part />
    </Region>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  const details = await navigator.clipboard.readText();
  expect(details).toMatch(/Region: Events\nPart: mf-webhooks 1\.2\.0 \(a1b2c3\)\nPage: .*\/webhook\n/);
  expect(details).toMatch(/events\.map is not a function/);
  expect(details).toMatch(/at Part/);
  expect(details).not.toMatch(/secret/);
});
