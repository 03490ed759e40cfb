import '../../testing/germanBrowser.ts';
import '../../locales/de.po';
import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LimitsRow } from './LimitsRow.tsx';

test('shows limits in German with German number formats', async () => {
  fakeServer().answer('GET /api/user/limits', {
    success: true,
    limits: [{ name: 'callsPerMinute', used: 1_100, allowed: 1_200, setting: 'USER_CALLS_PER_MINUTE' }],
  });
  renderWithHost(<LimitsRow />, { at: '/settings', user: aUser() });
  await userEvent.click(screen.getByRole('button', { name: 'Limits ansehen' }));
  const meter = await screen.findByRole('meter', { name: 'Anfragen pro Minute' });
  expect(meter).toHaveAttribute('aria-valuetext', '1.100 von 1.200, 91 % genutzt');
  expect(screen.getByText(/bitte deinen Administrator, USER_CALLS_PER_MINUTE zu erhöhen/)).toBeVisible();
});
