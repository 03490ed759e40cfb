import { eventTypes, type NotificationSettings, quietTypes } from '@fanfare/shared/contracts';

export const defaultSettings: NotificationSettings = {
  eventTypes: Object.fromEntries(eventTypes.map((name) => [name, !quietTypes.has(name)])),
  team: true,
  mutedAccounts: [],
  quietHours: { isOn: false, from: '22:00', to: '07:00', timeZone: 'UTC' },
  desktop: false,
  sound: false,
};

export function completeSettings(stored: Partial<NotificationSettings>): NotificationSettings {
  const eventSwitches = { ...defaultSettings.eventTypes, ...stored.eventTypes };
  return { ...defaultSettings, ...stored, eventTypes: eventSwitches };
}
