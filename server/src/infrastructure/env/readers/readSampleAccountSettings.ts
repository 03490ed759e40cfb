import type { SettingReader } from '../SettingReader.ts';
import type { InstagramSettings, SampleAccountSettings } from '../Settings.ts';
import { SANDBOX_PREFIX } from './readInstagramSettings.ts';

interface Facts {
  isProduction: boolean;
  instagram: InstagramSettings;
}

/** Visitors get an account without registration, so a server on the internet must never offer it. */
export function readSampleAccountSettings(reader: SettingReader, facts: Facts): SampleAccountSettings | null {
  const { isProduction, instagram } = facts;
  const script = reader.optional('SAMPLE_ACCOUNT_SCRIPT');
  if (script === null) return null;
  if (isProduction)
    reader.problem('SAMPLE_ACCOUNT_SCRIPT must not be set in production: it lets visitors in without an account.');
  if (!instagram.appId.startsWith(SANDBOX_PREFIX))
    reader.problem('SAMPLE_ACCOUNT_SCRIPT needs the sandbox: unset it, or unset INSTAGRAM_APP_ID.');
  return { script, sandboxUrl: new URL(instagram.wwwUrl).origin };
}
