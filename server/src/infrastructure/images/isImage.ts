const signatures: readonly { offset: number; bytes: Buffer }[][] = [
  [{ offset: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }],
  [{ offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [
    { offset: 0, bytes: Buffer.from('RIFF') },
    { offset: 8, bytes: Buffer.from('WEBP') },
  ],
  [{ offset: 0, bytes: Buffer.from('GIF87a') }],
  [{ offset: 0, bytes: Buffer.from('GIF89a') }],
];

/** Checks the file signature, not the name or the declared type. */
export function isImage(file: Buffer): boolean {
  return signatures.some((parts) =>
    parts.every(({ offset, bytes }) => file.subarray(offset, offset + bytes.length).equals(bytes)),
  );
}
