import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** As sent, with the query. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
}

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MAX_MS = 15 * 60_000;
const authorization = new RegExp(
  `^${ALGORITHM} Credential=(?<id>[^/,]+)/(?<day>\\d{8})/(?<region>[^/,]+)/s3/aws4_request, ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$`,
);

/** Signature version 4 as S3 checks it. Null if the signature is right. */
export function findSignatureProblem({ method, url, headers }: SignedRequest, key: SigningKey, nowMs: number): string | null {
  const { id, day = '', region, names = '', signature } = authorization.exec(headers.authorization ?? '')?.groups ?? {};
  const time = headers['x-amz-date'] ?? '';
  const payload = headers['x-amz-content-sha256'];
  if (signature === undefined) return 'AccessDenied';
  if (id !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region || !time.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(nowMs - parseTime(time)) <= SKEW_MAX_MS)) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (payload === undefined || mustBeSigned.some((name) => !signed.includes(name))) return 'AccessDenied';

  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [ALGORITHM, time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function parseTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function canonicalQuery(query: string): string {
  const hex = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  const encode = (text = '') => encodeURIComponent(decodeURIComponent(text)).replaceAll(/[!'()*]/g, hex);
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=').map(encode))
    .map(([name = '', value = '']) => `${name}=${value}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');
}
