import { createHash } from 'node:crypto';
import type { Asset } from '../model/entities.ts';
import { drawScene } from './drawing/draw.ts';

const SOUND_RATE = 8_000;

export function generateMedia({ id, kind, about }: Pick<Asset, 'id' | 'kind' | 'about'>): Buffer {
  if (kind === 'audio') return tone(id);
  if (kind === 'video') return emptyFilm();
  return kind === 'file' ? Buffer.from('%PDF-1.4\n% sandbox\n%%EOF\n') : drawScene(id, about);
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
