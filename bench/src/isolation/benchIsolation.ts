import { setTimeout as delay } from 'node:timers/promises';
import { connect, connectAccount, signUp } from '../load/connectAccount.ts';
import { startFakeInstagram } from '../load/fakeInstagram.ts';
import { percentile } from '../percentile.ts';
import { type BenchOptions, say, sayTable } from '../results/say.ts';
import { startProduct } from '../startProduct.ts';
import { fillBully } from './fillBully.ts';
import { measureScenarios } from './measureScenarios.ts';
import { type Observation, type ObservedPath, observeOther, paths } from './observeOther.ts';
import { BULLY_ACCOUNT_ID, prepareBully } from './prepareBully.ts';
import { readCalls, type SignedInCall } from './readCalls.ts';
import { type BullyReport, startBully } from './startBully.ts';
import { PARALLEL, worstRequest } from './worstRequest.ts';

const DEFAULT_SECONDS = 2.5;
const DEFAULT_MINUTES = 60;
/** The p99 of another tenant may be this many times higher than in quiet windows. */
const RATIO = 3;
/** Allows for the resolution of timers and the scheduler. */
const ALLOWANCE_MS = 10;
const NEIGHBOURS = 6;
/** Repeats outliers that the machine may have caused. */
const ROUNDS = 3;
const LAST_CALLS = 4;
/** The bully must sign in again after these calls. */
const endsSession = /logout|DELETE \/api\/auth\/sessions/;
/** A new user makes these calls. */
const changesSignIn = /password\/change|2fa/;
/** These calls delete the bully's data, so they run last. */
const endsBully = /\/(disconnect|delete)$/;

/** Without per-minute limits every call can be repeated; concurrency limits still apply. */
const settings = {
  USER_CALLS_PER_MINUTE: '100000000',
  USER_DATABASE_SECONDS_PER_MINUTE: '100000000',
  REGISTRATIONS_PER_HOUR: '1000',
  REGISTRATIONS_PER_DAY: '1000',
};

interface Window {
  quiet: Observation;
  during: Observation;
  report: BullyReport;
}

export async function benchIsolation({
  seconds = DEFAULT_SECONDS,
  only,
  minutes = DEFAULT_MINUTES,
}: BenchOptions): Promise<void> {
  const instagram = await startFakeInstagram();
  const product = await startProduct(instagram.url, settings);
  const bully = startBully(product.url);
  try {
    const other = await connectAccount(product.url);
    const owner = await prepareBully(product);
    await fillBully(product, owner.user.id);
    const observer = observeOther(product.url, instagram, other.token);
    const all = (await readCalls(product.url)).filter(
      ({ name }) => only === undefined || only.split(',').some((part) => name.includes(part)),
    );
    if (only === undefined) await measureScenarios({ product, bully, observer, owner: owner.user, other });
    const windows = new Map<string, Window[]>();
    const quiets: Observation[] = [];
    const places = new Map<string, number[]>();

    let { token } = owner.user;
    let hasEnded = false;
    async function tokenFor(name: string): Promise<string> {
      if (changesSignIn.test(name)) return (await signUp(product.url)).token;
      if (hasEnded) token = await owner.signIn();
      hasEnded = endsSession.test(name);
      if (name.endsWith('/disconnect')) await connect(product.url, token, BULLY_ACCOUNT_ID);
      return token;
    }

    async function measure(call: SignedInCall): Promise<void> {
      const request = worstRequest(call, await tokenFor(call.name), await owner.readPossessions());
      const quietFrom = performance.now();
      await delay((seconds / 2) * 1_000);
      const from = performance.now();
      const quiet = await observer.between(quietFrom, from);
      bully.begin(request);
      await delay(seconds * (endsBully.test(call.name) ? LAST_CALLS : 1) * 1_000);
      const until = performance.now();
      const report = await bully.end();
      const during = await observer.between(from, until);
      quiets.push(quiet);
      places.set(call.name, [...(places.get(call.name) ?? []), quiets.length - 1]);
      windows.set(call.name, [...(windows.get(call.name) ?? []), { quiet, during, report }]);
      process.stdout.write(`${rowOf(call.name).join(' | ')}\n`);
    }

    function timesOf(name: string, path: ObservedPath): { quiet: number; during: number } {
      const near = (places.get(name) ?? []).flatMap((place) =>
        quiets.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1),
      );
      const during = (windows.get(name) ?? []).flatMap((window) => window.during.samples[path]);
      return {
        quiet: percentile(
          near.flatMap(({ samples }) => samples[path]),
          0.99,
        ),
        during: percentile(during, 0.99),
      };
    }

    const isWithinBudget = (name: string) =>
      paths.every((path) => {
        const { quiet, during } = timesOf(name, path);
        return during <= RATIO * quiet + ALLOWANCE_MS;
      });

    function rowOf(name: string): string[] {
      const statuses: Record<string, number> = {};
      for (const { report } of windows.get(name) ?? []) {
        for (const [status, count] of Object.entries(report.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
      }
      const times = paths.flatMap((path) => {
        const { quiet, during } = timesOf(name, path);
        return [`${quiet.toFixed(0)} -> ${during.toFixed(0)}`, (during / quiet).toFixed(1)];
      });
      const seen = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
      return [name, String(windows.get(name)?.length ?? 0), seen.join(', '), ...times, isWithinBudget(name) ? 'kept' : 'short'];
    }

    const endsAt = performance.now() + minutes * 60_000;
    const isInTime = () => performance.now() < endsAt;
    for (const call of all) if (!endsBully.test(call.name) && isInTime()) await measure(call);
    for (let round = 1; round < ROUNDS; round += 1) {
      for (const call of all) if (windows.has(call.name) && !isWithinBudget(call.name) && isInTime()) await measure(call);
    }
    const last = all.filter(({ name }) => endsBully.test(name)).toSorted((one, next) => next.name.length - one.name.length);
    for (const call of last) if (isInTime()) await measure(call);
    const names = all.map(({ name }) => name).filter((name) => windows.has(name));
    const refused = [...windows.values()].flat().reduce((sum, { during }) => sum + during.refused, 0);
    say('signed-in calls', all.length, '');
    say('calls that were measured', names.length, '', { atLeast: all.length });
    say('calls with which the p99 of another tenant stays within 3x', names.filter(isWithinBudget).length, '', {
      atLeast: names.length,
    });
    say('webhooks and session checks of the other not answered with 200', refused, '', { atMost: 0 });
    for (const path of paths) {
      say(
        `quiet p99: ${path}`,
        percentile(
          quiets.flatMap(({ samples }) => samples[path]),
          0.99,
        ),
        'ms',
      );
      const worst = Math.max(...names.map((name) => timesOf(name, path).during));
      say(`p99 with the worst call: ${path}`, worst, 'ms');
    }
    sayTable(
      [
        'Call',
        'Rounds',
        `Responses to the bully, ${PARALLEL} at once`,
        'Ack p99, ms',
        'Ratio',
        'Answer p99, ms',
        'Ratio',
        'Session p99, ms',
        'Ratio',
        `${RATIO}x + ${ALLOWANCE_MS} ms`,
      ],
      names.map(rowOf),
    );
    await observer.stop();
  } finally {
    await bully.close();
    await product.stop();
    instagram.close();
  }
}
