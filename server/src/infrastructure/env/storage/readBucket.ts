import type { SettingReader } from '../SettingReader.ts';
import type { StorageBucket } from '../Settings.ts';

const EXAMPLE = 's3://key:secret@s3.example.org/bucket?region=eu-central-1';
const DEFAULT_REGION = 'us-east-1';

export function readBucket(reader: SettingReader): StorageBucket | null {
  const text = reader.optional('STORAGE_URL');
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const bucket = url?.pathname.slice(1) ?? '';
  const options = new Map(url?.searchParams);
  const tls = options.get('tls') ?? 'on';
  const isValid =
    url?.protocol === 's3:' &&
    url.host !== '' &&
    url.username !== '' &&
    url.password !== '' &&
    /^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket) &&
    [...options.keys()].every((name) => name === 'region' || name === 'tls') &&
    ['on', 'off'].includes(tls);
  if (!isValid) {
    reader.problem(`STORAGE_URL must be a URL like ${EXAMPLE}.`);
    return null;
  }
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: options.get('region') ?? DEFAULT_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
