import { cpus, totalmem } from 'node:os';
import { benchAnalytics } from './benchAnalytics.ts';
import { benchCanvas } from './benchCanvas.ts';
import { benchFront } from './benchFront.ts';
import { benchInbox } from './benchInbox.ts';
import { benchIntake } from './benchIntake.ts';
import { benchReleases } from './benchReleases.ts';
import { benchSandbox } from './benchSandbox.ts';
import { benchScaling } from './benchScaling.ts';
import { benchServer } from './benchServer.ts';
import { benchSignIn } from './benchSignIn.ts';
import { benchWebhooks } from './benchWebhooks.ts';

/** `pnpm bench <name>`: runs one benchmark and prints its figures with the machine they were taken on. */
const benches: Record<string, () => Promise<void>> = {
  analytics: benchAnalytics,
  canvas: benchCanvas,
  front: benchFront,
  inbox: benchInbox,
  intake: benchIntake,
  releases: benchReleases,
  sandbox: benchSandbox,
  scaling: benchScaling,
  server: benchServer,
  'sign-in': benchSignIn,
  webhooks: benchWebhooks,
};

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  process.stderr.write(`Usage: pnpm bench <name>, where <name> is one of ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
const [cpu] = cpus();
process.stdout.write(
  `Machine: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; load generator on the same machine\n`,
);
await bench();
process.exit(0);
