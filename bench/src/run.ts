import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAnalytics } from './benches/benchAnalytics.ts';
import { benchEventPath } from './benches/benchEventPath.ts';
import { benchReleases } from './benches/benchReleases.ts';
import { benchRetention } from './benches/benchRetention.ts';
import { benchSandbox } from './benches/benchSandbox.ts';
import { benchScaling } from './benches/benchScaling.ts';
import { benchServer } from './benches/benchServer.ts';
import { benchSignIn } from './benches/benchSignIn.ts';
import { benchWebhooks } from './benches/benchWebhooks.ts';
import { benchCanvas } from './benches/screens/benchCanvas.ts';
import { benchFront } from './benches/screens/benchFront.ts';
import { benchInbox } from './benches/screens/benchInbox.ts';
import { benchSwitching } from './benches/screens/benchSwitching.ts';
import { benchIsolation } from './isolation/benchIsolation.ts';
import { benchJournal } from './journal/benchJournal.ts';
import { benchPeers } from './peers/benchPeers.ts';
import { isWithinBudget } from './results/Figure.ts';
import { saveRun } from './results/saveRun.ts';
import { type BenchOptions, takeFigures, takeNotJudged, takeTables } from './results/say.ts';

const benches: Record<string, (options: BenchOptions) => Promise<void>> = {
  analytics: benchAnalytics,
  canvas: benchCanvas,
  'event-path': benchEventPath,
  front: benchFront,
  inbox: benchInbox,
  isolation: benchIsolation,
  journal: benchJournal,
  peers: benchPeers,
  releases: benchReleases,
  retention: benchRetention,
  sandbox: benchSandbox,
  scaling: benchScaling,
  server: benchServer,
  'sign-in': benchSignIn,
  switching: benchSwitching,
  webhooks: benchWebhooks,
};

const usage = `Usage: pnpm bench [name] [--record] [--seconds <n>] [--minutes <n>] [--only <text>]

Runs one benchmark, or all of them, and prints each budget with its figure. Names: ${Object.keys(benches).join(', ')}.
  --record       writes the figures to evidence/bench
  --seconds <n>  isolation: seconds for which each call is repeated
  --minutes <n>  isolation: minutes after which the remaining calls are skipped; retention: longest measurement
  --only <text>  isolation: only calls whose name contains one of these texts, separated by commas
  --against <commit>  event-path: also measures this earlier commit
`;

const parsed = readArguments();
if (!parsed) {
  process.stderr.write(usage);
  process.exit(1);
}
const [cpu] = cpus();
const machine = `${cpus().length} x ${cpu?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
process.stdout.write(`Machine: ${machine}; load generator on the same machine\n`);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
for (const [name, bench] of parsed.benches) {
  if (parsed.benches.length > 1) process.stdout.write(`\n${name}\n`);
  const load = loadavg()[0] ?? Number.NaN;
  await bench(parsed.options);
  const figures = takeFigures();
  const tables = takeTables();
  const notJudged = takeNotJudged();
  const short = figures.filter((figure) => isWithinBudget(figure) === false).length;
  const verdict = `${figures.filter((figure) => isWithinBudget(figure)).length} budgets kept, ${short} short`;
  process.stdout.write(`${notJudged === undefined ? verdict : `not judged: ${notJudged}`}\n`);
  if (!parsed.isRecorded) continue;
  const finishedAt = new Date().toISOString();
  const optional = { ...(tables.length > 0 && { tables }), ...(notJudged !== undefined && { notJudged }) };
  const run = { finishedAt, commit, machine, load, figures, ...optional };
  process.stdout.write(`Written: ${saveRun(name, run)}\n`);
}
process.exit(0);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        record: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        minutes: { type: 'string' },
        only: { type: 'string' },
        against: { type: 'string' },
      },
    });
    const all = Object.entries(benches);
    const named = all.filter(([name]) => positionals.includes(name));
    if (named.length < positionals.length) return null;
    const options: BenchOptions = {
      ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
      ...(values.minutes !== undefined && { minutes: Number(values.minutes) }),
      ...(values.only !== undefined && { only: values.only }),
      ...(values.against !== undefined && { against: values.against }),
    };
    return { benches: positionals.length > 0 ? named : all, isRecorded: values.record, options };
  } catch {
    return null;
  }
}
