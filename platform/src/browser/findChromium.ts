import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, workspaceDir } from '../workspace/packageFacts.ts';

/** Flags for root, for machines without a GPU, and against background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const cacheDir = path.join(workspaceDir, 'node_modules/.cache/fanfare-chromium');

export interface FoundChromium {
  executablePath: string | null;
  env: Record<string, string>;
}

/** Tries `CHROMIUM_PATH`, an installed Chromium or Chrome, and `@sparticuz/chromium` for Linux x64. */
export async function findChromium(): Promise<FoundChromium> {
  const installed = process.env.CHROMIUM_PATH ?? (await findInstalled());
  if (installed) return { executablePath: installed, env: {} };
  const dir = await unpackPackaged();
  if (!dir) return { executablePath: null, env: {} };
  const libraries = [path.join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? ''].filter((entry) => entry !== '');
  const env = { LD_LIBRARY_PATH: libraries.join(path.delimiter), FONTCONFIG_FILE: path.join(dir, 'fonts.conf') };
  return { executablePath: path.join(dir, 'chromium'), env };
}

async function findInstalled(): Promise<string | null> {
  const dirs = (process.env.PATH ?? '').split(path.delimiter).filter((dir) => dir !== '');
  const candidates = [...dirs.flatMap((dir) => programs.map((name) => path.join(dir, name))), ...macApps];
  for (const file of candidates) if ((await isExecutable(file)) && (await runs(file))) return file;
  return null;
}

/** The package accepts partially unpacked files, so each process unpacks to its own directory and renames it. */
async function unpackPackaged(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const packageDir = findPackaged();
  if (packageDir === null) return null;
  const { version } = readJson<{ version: string }>(path.join(packageDir, 'package.json'));
  const target = path.join(cacheDir, version);
  if (await isExecutable(path.join(target, 'chromium'))) return target;
  await mkdir(cacheDir, { recursive: true });
  const scratch = await mkdtemp(path.join(cacheDir, 'unpacking-'));
  const { TMPDIR } = process.env;
  try {
    process.env.TMPDIR = scratch;
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(packageDir, 'bin/al2023.tar.br'));
    await writeFile(path.join(scratch, 'fonts.conf'), fontsConfig([path.join(target, 'fonts'), '/usr/share/fonts']));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  await rename(scratch, target).catch(async (cause: unknown) => {
    await rm(scratch, { recursive: true, force: true });
    if (!(await isExecutable(path.join(target, 'chromium')))) throw cause;
  });
  return target;
}

function findPackaged(): string | null {
  try {
    return path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  } catch {
    return null;
  }
}

/** The package's font list has fixed directories. */
function fontsConfig(dirs: readonly string[]): string {
  const list = dirs.map((dir) => `<dir>${dir}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${list}<cachedir>${path.join(cacheDir, 'font-cache')}</cachedir></fontconfig>\n`;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function runs(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(file, ['--version'], { timeout: 10_000, env: { ...process.env, HOME: process.env.HOME ?? os.tmpdir() } }, (error) =>
      resolve(error === null),
    );
  });
}
