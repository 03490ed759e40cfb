import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Checked } from '../check/checkRemote.ts';
import type { Picture } from '../check/playScenario.ts';
import { comparePictures } from './comparePictures.ts';
import { renderSheet, type SheetPicture } from './renderSheet.ts';
import { screens } from './screens.ts';

interface RecordOptions {
  out: string;
  /** Folder of an earlier record. */
  before?: string | undefined;
  at: Date;
}

/** @returns the path of the contact sheet */
export async function writeRecord(checked: readonly Checked[], { out, before, at }: RecordOptions): Promise<string> {
  const earlier = path.join(out, 'before');
  const from = before === undefined ? null : await readEarlier(path.resolve(before));
  await rm(out, { recursive: true, force: true });
  await mkdir(from ? earlier : out, { recursive: true });
  const sections = await Promise.all(
    checked.map(async ({ remote, playable: { scenario }, problems, pictures }) => {
      const name = `${remote}-${scenario.id}`;
      const screen = screens.find((one) => one.remote === remote && one.id === scenario.id);
      return {
        name,
        title: scenario.title,
        route: scenario.route,
        state: screen?.state ?? '',
        first: screen?.first ?? scenario.about,
        problems,
        pictures: await Promise.all(pictures.map((picture) => writePicture(name, picture, out, from))),
      };
    }),
  );
  const sheet = path.resolve(out, 'index.html');
  await writeFile(sheet, renderSheet(sections, at));
  return sheet;
}

/** The earlier record may be in the same folder. */
async function readEarlier(dir: string): Promise<Map<string, Buffer>> {
  const files = globSync('*.png', { cwd: dir });
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(dir, file))] as const)));
}

async function writePicture(
  name: string,
  { look, png }: Picture,
  out: string,
  from: ReadonlyMap<string, Buffer> | null,
): Promise<SheetPicture> {
  const file = `${name}-${look.theme}-${look.width}.png`;
  await writeFile(path.join(out, file), png);
  const old = from?.get(file);
  if (!old) return { look, file, before: null };
  await writeFile(path.join(out, 'before', file), old);
  return { look, file, before: { file: `before/${file}`, changedPercent: await comparePictures(old, png) } };
}
