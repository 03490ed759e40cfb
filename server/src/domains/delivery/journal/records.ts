import { promisify } from 'node:util';
import { constants, gunzipSync, gzip } from 'node:zlib';

export interface JournaledDelivery {
  body: Buffer;
  receivedAt: Date;
}

const compress = promisify(gzip);
const VERSION = 1;
const COMPRESSED_FROM_BYTES = 256 * 1024;
const HEAD_BYTES = 1 + 8 + 4;

export async function encodePart({ body, receivedAt }: JournaledDelivery): Promise<Buffer> {
  const isCompressed = body.length >= COMPRESSED_FROM_BYTES;
  const content = isCompressed ? await compress(body, { level: constants.Z_BEST_SPEED }) : body;
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(isCompressed ? 1 : 0, 0);
  head.writeDoubleBE(receivedAt.getTime(), 1);
  head.writeUInt32BE(content.length, 9);
  return Buffer.concat([head, content]);
}

export function joinParts(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.of(VERSION), ...parts]);
}

export function decodeRecord(data: Buffer): JournaledDelivery[] {
  if (data[0] !== VERSION) throw new Error(`The journal has a record of format ${data[0]}, which this version cannot read.`);
  const deliveries: JournaledDelivery[] = [];
  for (let at = 1; at < data.length; ) {
    const isCompressed = data.readUInt8(at) === 1;
    const receivedAt = new Date(data.readDoubleBE(at + 1));
    const begin = at + HEAD_BYTES;
    at = begin + data.readUInt32BE(at + 9);
    const content = data.subarray(begin, at);
    deliveries.push({ receivedAt, body: isCompressed ? gunzipSync(content) : content });
  }
  return deliveries;
}
