import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|html)$/;
/** Smaller files fit into one packet. */
const WORTH_COMPRESSING_BYTES = 1024;

const methods = {
  '.br': {
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    restore: (copy: Buffer, maxOutputLength: number) => promisify(brotliDecompress)(copy, { maxOutputLength }),
  },
  '.gz': {
    compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
    restore: (copy: Buffer, maxOutputLength: number) => promisify(gunzip)(copy, { maxOutputLength }),
  },
} as const;
type Suffix = keyof typeof methods;
const suffixes: readonly Suffix[] = ['.br', '.gz'];

export async function compressedCopies(file: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (!isCompressed(file, bytes)) return {};
  const copies = suffixes.map(async (suffix) => [`${file}${suffix}`, await methods[suffix].compress(bytes)] as const);
  return Object.fromEntries(await Promise.all(copies));
}

export async function writeCompressedCopies(dir: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const bytes = await readFile(path.join(dir, file));
    await Promise.all(
      suffixes.map(async (suffix) => {
        const copy = path.join(dir, `${file}${suffix}`);
        if (!isCompressed(file, bytes)) await rm(copy, { force: true });
        else if (!(await isCopyOf(copy, suffix, bytes))) await writeFile(copy, await methods[suffix].compress(bytes));
      }),
    );
  }
}

/** Browsers verify the hash after decompression. */
async function isCopyOf(copy: string, suffix: Suffix, bytes: Buffer): Promise<boolean> {
  if (!existsSync(copy)) return false;
  try {
    return bytes.equals(await methods[suffix].restore(await readFile(copy), bytes.length + 1));
  } catch {
    return false;
  }
}

function isCompressed(file: string, bytes: Buffer): boolean {
  return COMPRESSIBLE.test(file) && bytes.length >= WORTH_COMPRESSING_BYTES;
}
