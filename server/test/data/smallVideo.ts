function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

interface Options {
  codec?: string;
  brand?: string;
  width?: number;
  height?: number;
  seconds?: number;
  frameBytes?: number;
}

/** The boxes of an MP4 file with one track, whose frames are zeros. */
export function smallVideo({
  codec = 'avc1',
  brand = 'isom',
  width = 720,
  height = 1_280,
  seconds = 4,
  frameBytes = 100,
}: Options = {}) {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1_000, 12);
  mvhd.writeUInt32BE(seconds * 1_000, 16);
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt16BE(width, 76);
  tkhd.writeUInt16BE(height, 80);
  const stsd = Buffer.alloc(24);
  stsd.write(codec, 12, 'latin1');
  const track = box('trak', box('tkhd', tkhd), box('mdia', box('minf', box('stbl', box('stsd', stsd)))));
  const ftyp = box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1'));
  return Buffer.concat([ftyp, box('mdat', Buffer.alloc(frameBytes)), box('moov', box('mvhd', mvhd), track)]);
}
