import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import sharp from 'sharp';
import type { Checked } from '../check/checkRemote.ts';
import { readScenarios } from '../scenarios/readScenarios.ts';
import { comparePictures } from './comparePictures.ts';
import { screens } from './screens.ts';
import { writeRecord } from './writeRecord.ts';

const dirs: string[] = [];
after(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))));
async function directory(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fanfare-screens-'));
  dirs.push(dir);
  return dir;
}

const SCREENS_MIN = 40;
const white = { r: 255, g: 255, b: 255 };
const picture = (black: number) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: white } })
    .composite([
      {
        input: { create: { width: 40, height: 40 * black || 1, channels: 3, background: black ? '#000' : white } },
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer();

test('each screen of the record is a scenario, has its own sentence, and there are at least 40', async () => {
  expect(screens.length).toBeGreaterThanOrEqual(SCREENS_MIN);
  expect(new Set(screens.map(({ first }) => first)).size).toBe(screens.length);
  for (const remote of new Set(screens.map((screen) => screen.remote))) {
    const known = (await readScenarios(remote)).map(({ scenario }) => scenario.id);
    expect(known).toEqual(expect.arrayContaining(screens.filter((screen) => screen.remote === remote).map(({ id }) => id)));
  }
});

test('pictures are compared by their pixels', async () => {
  const blank = await picture(0);
  expect(await comparePictures(blank, await picture(0))).toBe(0);
  expect(await comparePictures(blank, await picture(0.5))).toBeCloseTo(50);
  expect(await comparePictures(blank, await sharp(blank).resize(20).png().toBuffer())).toBe(100);
});

test('the contact sheet has each picture with its sentence, and the earlier picture if it changed', async () => {
  const [out, before] = [await directory(), await directory()];
  const [light, dark] = [await picture(0), await picture(0.5)];
  await writeFile(path.join(before, 'mf-auth-sign-in-light-1440.png'), light);
  await writeFile(path.join(before, 'mf-auth-sign-in-dark-360.png'), light);
  const scenario = { id: 'sign-in', title: 'Sign in & out', about: '', route: '/login', sees: [] };
  const checked: Checked = {
    remote: 'mf-auth',
    playable: { scenario, recording: null },
    problems: ['1440 px: console error: oh'],
    ms: 1,
    pictures: [
      { look: { theme: 'light', width: 1440 }, png: light },
      { look: { theme: 'dark', width: 360 }, png: dark },
    ],
  };
  const sheet = await readFile(await writeRecord([checked], { out, before, at: new Date(0) }), 'utf8');
  expect(await readdir(out)).toEqual(
    expect.arrayContaining(['index.html', 'mf-auth-sign-in-light-1440.png', 'mf-auth-sign-in-dark-360.png']),
  );
  expect(sheet).toContain('Sign in &amp; out');
  expect(sheet).toContain('The field for the username');
  expect(sheet).toContain('console error: oh');
  expect(sheet).toContain('light, 1440 px, changed by 0 %');
  expect(sheet).toContain('dark, 360 px, changed by 50.0 %');
  expect(sheet.match(/<img/g)).toHaveLength(3);
  expect(sheet).toContain('1 picture of 2 changed.');

  // The earlier record may be in the folder that is written.
  const again = await readFile(await writeRecord([checked], { out, before: out, at: new Date(0) }), 'utf8');
  expect(again).toContain('dark, 360 px, changed by 0 %');
});
