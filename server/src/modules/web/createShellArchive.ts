import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages that are open longer than this have to be loaded anew. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;
const CURRENT = 'current.json';

export interface ShellArchive {
  /** Keeps the files of the build that is served now. Does nothing when they were kept before. */
  keep: (files: readonly string[]) => Promise<void>;
}

/**
 * Keeps the files of the shell's builds beside the newest one: a page that was opened before a new build asks for the parts of its own when
 * somebody opens a menu or a window there. Their names carry a hash of their content, so builds lie side by side.
 *
 * @param archiveDir is made when it is not there
 */
export function createShellArchive(shellDir: string, archiveDir: string): ShellArchive {
  let kept = '';

  return {
    async keep(files) {
      const build = JSON.stringify(files);
      if (build === kept) return;
      kept = build;
      await mkdir(archiveDir, { recursive: true, mode: 0o700 });
      const earlier = await readFile(path.join(archiveDir, CURRENT), 'utf8').catch(() => '[]');
      for (const file of withCopies(files)) {
        await copyFile(path.join(shellDir, file), path.join(archiveDir, file)).catch(unlessMissing);
      }
      await writeFile(path.join(archiveDir, CURRENT), build);
      const now = new Date();
      // Their time begins now, whenever they came.
      for (const file of withCopies(JSON.parse(earlier))) {
        await utimes(path.join(archiveDir, file), now, now).catch(unlessMissing);
      }
      await removeOld(archiveDir);
    },
  };
}

function withCopies(files: readonly string[]): string[] {
  return files.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
}

async function removeOld(directory: string): Promise<void> {
  for (const file of await readdir(directory)) {
    const { mtimeMs } = await stat(path.join(directory, file));
    if (mtimeMs < Date.now() - KEEP_MS) await rm(path.join(directory, file));
  }
}

/** Not every file has compressed copies, and a build may replace another while it is copied. */
function unlessMissing(cause: NodeJS.ErrnoException): void {
  if (cause.code !== 'ENOENT') throw cause;
}
