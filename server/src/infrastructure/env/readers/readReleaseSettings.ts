import type { SettingReader } from '../SettingReader.ts';
import type { Settings } from '../Settings.ts';

type ReleaseSettings = Pick<Settings, 'releasesOrigin' | 'needsReleaseApproval'>;

export function readReleaseSettings(reader: SettingReader, publicUrl: string, isProduction: boolean): ReleaseSettings {
  return {
    releasesOrigin: readReleasesOrigin(reader, publicUrl),
    needsReleaseApproval: readApproval(reader, isProduction),
  };
}

/** The host name must differ: cookies ignore ports, and proxies may drop them from `Host`. */
function readReleasesOrigin(reader: SettingReader, publicUrl: string): string | null {
  if (!reader.has('RELEASES_ORIGIN')) return null;
  const { origin, hostname } = new URL(reader.httpUrl('RELEASES_ORIGIN', publicUrl));
  if (origin !== publicUrl && hostname === new URL(publicUrl).hostname)
    reader.problem('RELEASES_ORIGIN must have a different host name than PUBLIC_URL.');
  return origin === publicUrl ? null : origin;
}

function readApproval(reader: SettingReader, isProduction: boolean): boolean {
  const value = reader.optional('RELEASE_APPROVAL') ?? (isProduction ? 'on' : 'off');
  if (value !== 'on' && value !== 'off') reader.problem(`RELEASE_APPROVAL must be on or off, not "${value}".`);
  return value !== 'off';
}
