import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

/** If the file is missing, creates it so that only its owner can read it. Safe against kills and a second process. */
export async function readOrCreateSecret(path: string, create: () => string): Promise<string> {
  const existing = await readIfPresent(path);
  if (existing !== null) return existing;
  const scratch = `${path}.${randomUUID()}`;
  await writeFile(scratch, create(), { mode: 0o600, flush: true });
  try {
    await link(scratch, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(scratch, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
