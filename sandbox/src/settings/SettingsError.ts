/** Why the sandbox cannot start. The message names the setting and is printed as it is. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
