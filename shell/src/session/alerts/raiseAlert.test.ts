import type { WebhookEvent } from '@fanfare/shared/contracts';
import { anEvent } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchAlerts } from './watchAlerts.ts';

const shown: { title: string; body?: string; onclick?: () => void }[] = [];
class FakeNotification {
  static permission = 'granted';
  constructor(title: string, options: { body?: string }) {
    shown.push(Object.assign(this, { title, ...options }));
  }
}
const locks: (() => unknown)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  locks.length = 0;
  Object.assign(window, { Notification: FakeNotification });
  Object.assign(navigator, { locks: { request: (_name: string, hold: () => unknown) => locks.push(hold) } });
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const desktop = { desktop: true, sound: false };
const alert = async (raise: ReturnType<typeof watchAlerts>, event: WebhookEvent, alerts = desktop) => {
  raise(event, alerts);
  await jest.advanceTimersByTimeAsync(0);
};

test('only the tab with the lock notifies: the first event immediately, a burst as one', async () => {
  const [leader, follower] = [watchAlerts(), watchAlerts()];
  locks[0]?.();
  for (const raise of [leader, follower]) await alert(raise, anEvent({ eventId: 'a', content: { text: 'x'.repeat(60) } }));
  expect(shown).toMatchObject([{ title: 'ana.lima', body: `${'x'.repeat(49)}…` }]);
  for (const eventId of ['b', 'c', 'd']) await alert(leader, anEvent({ eventId }));
  expect(shown).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(shown).toHaveLength(2);
  expect(shown[1]).toMatchObject({ title: '3 new events' });
});

test('shows no notification if the page is focused or the settings disable it', async () => {
  const raise = watchAlerts();
  locks[0]?.();
  await alert(raise, anEvent(), { desktop: false, sound: false });
  await jest.advanceTimersByTimeAsync(5_000);
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  await alert(raise, anEvent());
  expect(shown).toEqual([]);
});

test('names the kind of a notice about the work of members', async () => {
  const raise = watchAlerts();
  locks[0]?.();
  const payload = { notice: 'mention', team: 'mention' };
  const content = { text: 'ben mentioned you in a note' };
  await alert(raise, anEvent({ eventType: 'webhook_error', outcome: null, message: null, content, payload }));
  expect(shown).toMatchObject([{ title: 'Mention in a note', body: content.text }]);
});
