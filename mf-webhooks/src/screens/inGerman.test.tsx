import '../testing/germanBrowser.ts';
import '../locales/de.po';
import { aConnectedStatus, anEvent, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDecision, aMonitoring, aSubscription } from '../testing/builders.ts';
import { WebhookManagementScreen } from './WebhookManagementScreen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/webhooks/subscriptions', { success: true, data: [aSubscription()] });
  server.answer('GET /api/webhooks/monitoring/dashboard', aMonitoring());
  server.answer('GET /api/webhooks/monitoring/status', aMonitoring());
});
const show = (query: string) => renderWithHost(<WebhookManagementScreen />, { at: `/webhook-management${query}`, user: aUser() });

test('shows tabs, figures and refreshed views in German with German number formats', async () => {
  show('?tab=overview');
  expect(screen.getByRole('heading', { name: 'Webhook-Verwaltung' })).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Bereiche der Webhook-Verwaltung' }));
  await userEvent.click(tabs.getByRole('link', { name: 'Überwachung' }));
  expect(await screen.findByText('Fanfare empfängt Ereignisse und beantwortet sie.')).toBeVisible();
  expect(screen.getByText('96,7 %')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Alle 30 s aktualisieren' })).toBeChecked();
});

test('shows the details of an event in German, including times', async () => {
  const event = anEvent({ eventId: 'e1', timestamp: '2026-03-01T10:00:00.000Z', receivedAt: '2026-03-01T10:00:01.400Z' });
  server.answer('GET /api/webhooks/events/{id}', { success: true, data: event });
  server.answer('GET /api/webhooks/events/{id}/why', { success: true, data: aDecision() });
  show('?event=e1&part=details');
  const story = within(await screen.findByRole('dialog'));
  expect(await story.findByText('Quelle')).toBeVisible();
  expect(story.getByText('01.03.2026, 10:00:00')).toBeVisible();
  await userEvent.click(story.getByRole('radio', { name: 'Warum?' }));
  expect(story.getByRole('radio', { name: 'Warum?' })).toBeChecked();
});
