export interface VideoFacts {
  format: 'mp4' | 'mov';
  width: number;
  height: number;
  durationMs: number;
}

const INDEX_MAX_BYTES = 8 * 1024 * 1024;
const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
const containers = ['trak', 'mdia', 'minf', 'stbl'];
const codecs = ['avc1', 'avc3', 'hvc1', 'hev1'];

interface Box {
  type: string;
  content: Buffer;
}

/** Reads the boxes of an MP4 or QuickTime file while it arrives, and remembers only its index. */
export function createVideoReader() {
  let head = Buffer.alloc(0);
  let left = 0;
  let current = '';
  let isBroken = false;
  let brand: string | null = null;
  const ftyp: Buffer[] = [];
  const index: Buffer[] = [];

  function open(size: number): void {
    const isFirst = current === '';
    current = head.toString('latin1', 4, HEAD_BYTES);
    left = size - head.length;
    if (left < 0 || (isFirst && current !== 'ftyp') || (current !== 'mdat' && left > INDEX_MAX_BYTES)) isBroken = true;
    head = Buffer.alloc(0);
  }

  function take(bytes: Buffer): void {
    if (current === 'moov') index.push(bytes);
    if (current === 'ftyp' && brand === null) ftyp.push(bytes);
    left -= bytes.length;
    if (current === 'ftyp' && left === 0) brand = Buffer.concat(ftyp).toString('latin1', 0, 4);
  }

  return {
    push(chunk: Buffer): void {
      let at = 0;
      while (at < chunk.length && !isBroken) {
        if (left > 0) {
          const bytes = chunk.subarray(at, at + Math.min(left, chunk.length - at));
          take(bytes);
          at += bytes.length;
          continue;
        }
        const isLong = head.length >= HEAD_BYTES;
        const wanted = (isLong ? LONG_HEAD_BYTES : HEAD_BYTES) - head.length;
        head = Buffer.concat([head, chunk.subarray(at, at + wanted)]);
        at += Math.min(wanted, chunk.length - at);
        if (head.length < HEAD_BYTES || (isLong && head.length < LONG_HEAD_BYTES)) continue;
        const size = head.readUInt32BE(0);
        if (isLong) open(Number(head.readBigUInt64BE(HEAD_BYTES)));
        else if (size !== 1) open(size === 0 ? Number.POSITIVE_INFINITY : size);
      }
    },
    /** Null if the file is not a whole video that Instagram can play. */
    finish(): VideoFacts | null {
      if (isBroken || head.length > 0 || (left > 0 && left !== Number.POSITIVE_INFINITY)) return null;
      const moov = Buffer.concat(index);
      const format = brand === 'qt  ' ? 'mov' : 'mp4';
      const durationMs = readDuration(moov);
      const size = readPicture(moov);
      return durationMs === null || size === null ? null : { format, durationMs, ...size };
    },
  };
}

function boxesOf(content: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + HEAD_BYTES <= content.length; ) {
    const size = content.readUInt32BE(at);
    if (size < HEAD_BYTES || at + size > content.length) break;
    const type = content.toString('latin1', at + 4, at + HEAD_BYTES);
    boxes.push({ type, content: content.subarray(at + HEAD_BYTES, at + size) });
    at += size;
  }
  return boxes;
}

function find(content: Buffer, wanted: string): Buffer[] {
  return boxesOf(content).flatMap((box) => {
    if (box.type === wanted) return [box.content];
    return containers.includes(box.type) ? find(box.content, wanted) : [];
  });
}

function readDuration(moov: Buffer): number | null {
  const [header] = find(moov, 'mvhd');
  if (!header || header.length < 32) return null;
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const ms = Math.round((duration / scale) * 1000);
  return Number.isSafeInteger(ms) && ms < 2 ** 31 ? ms : null;
}

function readPicture(moov: Buffer): { width: number; height: number } | null {
  for (const { type, content } of boxesOf(moov)) {
    if (type !== 'trak') continue;
    const [header] = find(content, 'tkhd');
    const [samples] = find(content, 'stsd');
    if (!header || header.length < 84 || !samples || samples.length < 16) continue;
    const [width, height] = [header.readUInt16BE(header.length - 8), header.readUInt16BE(header.length - 4)];
    if (codecs.includes(samples.toString('latin1', 12, 16)) && width > 0 && height > 0) return { width, height };
  }
  return null;
}
