import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { expect } from 'expect';
import { extract } from 'tar-stream';
import { writeTarball } from './writeTarball.ts';

let dir: string;
before(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-tarball-'));
});
after(() => rm(dir, { recursive: true }));

async function aPackage(name: string, at: Date): Promise<string> {
  const target = path.join(dir, name);
  await mkdir(path.join(target, 'dist'), { recursive: true });
  for (const [file, text] of [
    ['package.json', '{ "name": "@fanfare/x", "version": "1.2.3" }'],
    ['dist/index.js', 'export {};'],
  ] as const) {
    await writeFile(path.join(target, file), text);
    await utimes(path.join(target, file), at, at);
  }
  return target;
}

test('equal files give equal bytes, whenever and wherever they were written', async () => {
  const [first, second] = [await aPackage('first', new Date(0)), await aPackage('second', new Date())];
  const tarball = await writeTarball(first, dir);
  const bytes = await readFile(path.join(dir, tarball.file));
  expect(tarball).toEqual({
    ...{ name: '@fanfare/x', version: '1.2.3', file: 'fanfare-x-1.2.3.tgz', bytes: bytes.length },
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
  });
  expect(await writeTarball(second, dir)).toEqual(tarball);
});

test('the files are below package/, as npm expects them', async () => {
  const { file } = await writeTarball(await aPackage('third', new Date()), dir);
  const reader = extract();
  reader.end(gunzipSync(await readFile(path.join(dir, file))));
  const names: string[] = [];
  for await (const entry of reader) {
    names.push(entry.header.name);
    entry.resume();
  }
  expect(names).toEqual(['package/dist/index.js', 'package/package.json']);
});
