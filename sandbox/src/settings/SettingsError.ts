/** Printed without a stack. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
