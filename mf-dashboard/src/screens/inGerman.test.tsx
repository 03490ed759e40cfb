import '../testing/germanBrowser.ts';
import '../locales/de.po';
import '@fanfare/shared/translations/de';
import { aConnectedStatus, anEvent, aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusePicture } from '../features/inbox/pictures/refusePicture.ts';
import { burstTitle } from '../features/notifications/feed/burstTitle.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const status = aConnectedStatus();

beforeEach(() => {
  const server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus({ data: status.data && { ...status.data, tokenExpiresAt: null } }));
  server.answer('GET /api/webhooks/counts', {
    success: true,
    data: { total: 8, today: 3, listed: 8, unread: 2, received: 8, flowExecutions: 2, activeFlows: 1 },
  });
  server.answer('GET /api/inbox/counts', {
    success: true,
    data: { unanswered: 2, needsHuman: 0, humanRequested: 0, failed: 0 },
  });
});

test('shows the dashboard in German', async () => {
  renderWithHost(<DashboardScreen />, { at: '/dashboard', user: aUser() });
  expect(await screen.findByText('25 %')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Übersicht' })).toBeVisible();
  expect(screen.getByText(/^Verbunden · /)).toHaveTextContent('Verbunden · @northwind.coffee · Business');
  expect(screen.getByText(/^Verbunden · /)).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Bereiche der Übersicht' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Benachrichtigungen', 'Instagram', 'Flows', 'Automatisierung']);
  expect(screen.getByRole('link', { name: 'Offene Unterhaltungen 2' })).toHaveAttribute(
    'href',
    expect.stringContaining('show=unanswered'),
  );
  expect(screen.getByRole('button', { name: 'Alle gelesen' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Erste Schritte',
    'Verbindungsdiagnose',
    'Hilfe',
  ]);
});

test('uses German plurals, dates and figures', () => {
  const large = new File([new Uint8Array(8.5 * 2 ** 20)], 'tee.png', { type: 'image/png' });
  expect(refusePicture(large)).toBe('tee.png hat 8,5 MB. Wähl ein Bild mit höchstens 8 MB.');
  expect(burstTitle(anEvent({ eventType: 'comments' }), 5)).toBe('5 Kommentare zum selben Beitrag');
});
