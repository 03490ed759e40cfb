import type { SettingReader } from '../SettingReader.ts';

/** The origin under which browsers reach the server. */
export function readPublicUrl(reader: SettingReader, port: number): string {
  return new URL(reader.httpUrl('PUBLIC_URL', `http://localhost:${port}`)).origin;
}
