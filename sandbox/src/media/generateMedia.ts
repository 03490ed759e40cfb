import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Asset } from '../model/entities.ts';

const SIDE = 320;
const SOUND_RATE = 8_000;

export function generateMedia({ id, kind }: Pick<Asset, 'id' | 'kind'>): Buffer {
  if (kind === 'audio') return tone(id);
  if (kind === 'video') return emptyFilm();
  return kind === 'file' ? Buffer.from('%PDF-1.4\n% sandbox\n%%EOF\n') : picture(id);
}

/** Returns a PNG with a gradient derived from the id. */
function picture(id: string): Buffer {
  const colours = createHash('sha256').update(id).digest();
  const rows = Buffer.alloc(SIDE * (1 + SIDE * 3));
  for (let y = 0; y < SIDE; y += 1) {
    const start = y * (1 + SIDE * 3) + 1;
    for (let x = 0; x < SIDE; x += 1) {
      const share = (x + y) / (2 * SIDE);
      for (let channel = 0; channel < 3; channel += 1) {
        const [from = 0, to = 0] = [colours[channel], colours[channel + 3]];
        rows[start + x * 3 + channel] = Math.round(70 + (from * (1 - share) + to * share) * 0.65);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns one second of a sine wave as WAV. */
function tone(id: string): Buffer {
  const hertz = 220 + (createHash('sha256').update(id).digest()[0] ?? 0);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + SOUND_RATE, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SOUND_RATE, 24);
  header.writeUInt32LE(SOUND_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(SOUND_RATE, 40);
  const samples = Buffer.alloc(SOUND_RATE);
  for (let at = 0; at < SOUND_RATE; at += 1)
    samples[at] = 128 + Math.round(60 * Math.sin((2 * Math.PI * hertz * at) / SOUND_RATE));
  return Buffer.concat([header, samples]);
}

/** Returns an MP4 container without a picture. */
function emptyFilm(): Buffer {
  const kind = Buffer.concat([Buffer.from('ftypisom', 'latin1'), Buffer.from([0, 0, 2, 0]), Buffer.from('isommp41', 'latin1')]);
  return Buffer.concat([box(kind), box(Buffer.from('mdat', 'latin1'))]);
}

function box(content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 4);
  return Buffer.concat([size, content]);
}
