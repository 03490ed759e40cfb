import { after, before, test } from 'node:test';
import { eventTypes } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ startsWork: false });
});
after(() => server.close());

test('notification settings have a value for every event type, and changes are stored', async () => {
  const { token } = await server.signUp('anna');
  const other = await server.signUp('ben');
  const path = 'GET /api/user/notifications/settings';
  const { settings } = (await server.call(path, { token })).body;
  expect(Object.keys(settings.eventTypes).sort()).toEqual([...eventTypes].sort());
  expect(settings).toMatchObject({ team: true, desktop: false, quietHours: { isOn: false } });

  const change = (body: object) => server.call('PATCH /api/user/notifications/settings', { token, body });
  const quietHours = { isOn: true, from: '21:30', to: '06:15', timeZone: 'Europe/Oslo' };
  await change({ eventTypes: { comments: false } });
  const changed = await change({ quietHours, desktop: true, mutedAccounts: ['17841400000000123'] });
  expect(changed.body.settings).toMatchObject({
    desktop: true,
    mutedAccounts: ['17841400000000123'],
    quietHours,
    eventTypes: { comments: false, messages: settings.eventTypes.messages },
  });
  expect((await server.call(path, { token })).body).toEqual(changed.body);
  expect((await server.call(path, { token: other.token })).body.settings).toEqual(settings);
});

test('what is not valid is refused', async () => {
  const { token } = await server.signUp('carla');
  const quietHours = { isOn: true, from: '21:30', to: '06:15', timeZone: 'Europe/Oslo' };
  for (const body of [
    { eventTypes: { nothing: true } },
    { eventTypes: { comments: 'yes' } },
    { quietHours: { ...quietHours, from: '24:00' } },
    { quietHours: { ...quietHours, timeZone: 'Mars/Olympus' } },
    { quietHours: { isOn: true } },
    { mutedAccounts: [''] },
    { mutedAccounts: Array.from({ length: 101 }, (_, index) => String(index)) },
    { volume: 11 },
  ]) {
    const { status } = await server.call('PATCH /api/user/notifications/settings', { token, body });
    expect([body, status]).toEqual([body, 400]);
  }
});
