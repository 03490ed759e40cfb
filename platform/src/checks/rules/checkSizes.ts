import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson, workspaceDir } from '../../workspace/packageFacts.ts';
import type { Outcome } from '../Outcome.ts';
import { sizeBudgets } from './sizeBudgets.ts';

const SAMPLES = 5;

export function checkSizes(root: string = workspaceDir, budgets = sizeBudgets): Outcome {
  const problems = budgets.flatMap(({ what, files: patterns, atMost }) => {
    const files = globSync([...patterns], { cwd: root })
      .filter((file) => isReleased(path.join(root, file)))
      .map((file) => ({ file, bytes: sizeOf(path.join(root, file)) }));
    if (files.length === 0) return [`${what}: nothing is built at ${patterns.join(', ')}.`];
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= atMost) return [];
    const list = files.map((file) => `  ${String(file.bytes).padStart(7)} ${file.file}`).join('\n');
    return [`${what}: ${bytes} bytes compressed, the budget is ${atMost} (platform/src/checks/rules/sizeBudgets.ts).\n${list}`];
  });
  return { problems };
}

/** A restored build leaves files of the build before it. */
function isReleased(file: string): boolean {
  const facts = path.join(path.dirname(file), 'release.json');
  return !existsSync(facts) || path.basename(file, '.br') in readJson<{ files: object }>(facts).files;
}

/** The hashes in an entry change its compressed size by up to 40 bytes, so the median of several sets counts. */
function sizeOf(file: string): number {
  if (path.basename(file) !== 'remoteEntry.js.br') return statSync(file).size;
  const entry = readFileSync(file.slice(0, -'.br'.length), 'utf8');
  const sizes = Array.from({ length: SAMPLES }, (_, sample) => brotliCompressSync(withHashes(entry, sample)).length);
  return sizes.sort((a, b) => a - b)[(SAMPLES - 1) / 2] ?? 0;
}

function withHashes(entry: string, sample: number): string {
  const hashes = new Map<string, string>();
  return entry.replace(/[0-9a-f]{10}/g, (hash) => {
    const other = hashes.get(hash) ?? createHash('sha256').update(`${sample} ${hashes.size}`).digest('hex').slice(0, hash.length);
    hashes.set(hash, other);
    return other;
  });
}
