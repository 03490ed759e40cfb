import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { memoryDir, useMemoryDir } from './memoryDir.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'fanfare-memory-'));
after(() => rmSync(dir, { recursive: true }));
const mounts = path.join(dir, 'mounts');
const withMount = (options: string, freeMemory?: number) => {
  writeFileSync(mounts, `proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`);
  return memoryDir('/dev/shm', mounts, freeMemory);
};

test('a memory file system is used only with room, memory and programs allowed', () => {
  expect(withMount('rw,noexec', 2 ** 40)).toBeNull();
  expect(withMount('ro', 2 ** 40)).toBeNull();
  expect(withMount('rw,relatime', 2 ** 20)).toBeNull();
  expect(memoryDir(path.join(dir, 'missing'), mounts, 2 ** 40)).toBeNull();
  expect(memoryDir('/proc', mounts, 2 ** 40)).toBeNull();
});

test('only short runs use it, and no directory chosen by the user is replaced', () => {
  const full = { FANFARE_TESTS: 'full' };
  const chosen = { FANFARE_TESTS: 'short', TMPDIR: dir };
  for (const env of [full, chosen]) useMemoryDir(env);
  expect([full, chosen]).toEqual([{ FANFARE_TESTS: 'full' }, { FANFARE_TESTS: 'short', TMPDIR: dir }]);
  const short: NodeJS.ProcessEnv = { FANFARE_TESTS: 'short' };
  useMemoryDir(short);
  expect(short.TMPDIR ?? null).toBe(memoryDir());
});
