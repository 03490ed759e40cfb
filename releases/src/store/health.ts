import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Evidence, HealthFile } from '../release-index/Evidence.ts';

const fileOf = (dir: string) => path.join(dir, 'health.json');

export function readHealth(dir: string): HealthFile {
  const file = fileOf(dir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { at: new Date(0).toISOString(), remotes: {} };
}

export function writeHealth(dir: string, health: HealthFile): void {
  const file = fileOf(dir);
  const scratch = `${file}.partial-${process.pid}`;
  mkdirSync(dir, { recursive: true });
  writeFileSync(scratch, `${JSON.stringify(health, null, 2)}\n`);
  renameSync(scratch, file);
}

export function evidenceFor(
  { remotes }: HealthFile,
  remote: string,
  builds: readonly (string | null | undefined)[],
): Record<string, Evidence> | null {
  const known = remotes[remote] ?? {};
  const found = Object.entries(known).filter(([build]) => builds.includes(build));
  return found.length > 0 ? Object.fromEntries(found) : null;
}
