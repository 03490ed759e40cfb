import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseStore } from './openReleaseStore.ts';
import { withLock } from './withLock.ts';

interface DeployToken {
  holder: string;
  remote: string;
  sha256: string;
  createdAt: string;
}

const PREFIX = 'fdt_';

/** @returns the token, which is not stored */
export async function createDeployToken({ dir }: ReleaseStore, remote: string, holder: string): Promise<string> {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  mkdirSync(dir, { recursive: true });
  await withLock(path.join(dir, 'index.lock'), () => {
    const others = readTokens(dir).filter((known) => known.remote !== remote || known.holder !== holder);
    const created: DeployToken = { holder, remote, sha256: digestOf(token).toString('hex'), createdAt: new Date().toISOString() };
    const file = fileOf(dir);
    writeFileSync(`${file}.partial`, `${JSON.stringify([...others, created], null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.partial`, file);
  });
  return token;
}

export function holderOf({ dir }: ReleaseStore, remote: string, token: string): string | null {
  const digest = digestOf(token);
  const found = readTokens(dir).find(
    (known) => known.remote === remote && timingSafeEqual(Buffer.from(known.sha256, 'hex'), digest),
  );
  return found?.holder ?? null;
}

const fileOf = (dir: string) => path.join(dir, 'tokens.json');
const digestOf = (token: string) => createHash('sha256').update(token).digest();

function readTokens(dir: string): DeployToken[] {
  return existsSync(fileOf(dir)) ? JSON.parse(readFileSync(fileOf(dir), 'utf8')) : [];
}
