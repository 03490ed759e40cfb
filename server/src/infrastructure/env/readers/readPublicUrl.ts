import type { SettingReader } from '../SettingReader.ts';

export function readPublicUrl(reader: SettingReader, port: number): string {
  return new URL(reader.httpUrl('PUBLIC_URL', `http://localhost:${port}`)).origin;
}
