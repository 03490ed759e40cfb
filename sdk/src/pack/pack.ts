import path from 'node:path';
import { parseArgs } from 'node:util';
import { sdkDir } from './packageDirs.ts';
import { packSdk } from './packSdk.ts';

/** `pnpm sdk:pack --out <dir>`. The default directory is where the server reads the SDK. */
try {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const out = path.resolve(values.out ?? path.join(sdkDir, 'dist'));
  const { packages } = await packSdk(out);
  for (const { file, bytes } of packages) process.stdout.write(`${path.join(out, file)} (${Math.round(bytes / 1024)} KB)\n`);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
