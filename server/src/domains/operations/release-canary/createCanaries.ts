import { type CanaryEvidence, decideCanary, openReleaseStore, ReleaseRefusal, type Rollout } from '@fanfare/releases';
import type { Boot } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { addressKey } from '../../../infrastructure/http/senders/addressKey.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { WriteReleases } from '../releases/index.ts';
import { addSamples, deleteOtherSamples, sumSamples } from './release-canary.repository.ts';
import { samplesOf } from './samplesOf.ts';

const DRIVE_EVERY_MS = 15_000;
/** Pages translate this text. */
const BY = 'the rollout itself';

export interface Canaries {
  count: (boots: readonly Boot[], address: string) => Promise<void>;
  drive: () => Promise<void>;
  explain: (remote: string) => Promise<string | null>;
  driving: Ticker;
}

interface Options {
  database: Database;
  releasesDir: string;
  needsApproval: boolean;
  write: WriteReleases;
  /** A keyed hash, so that addresses cannot be found by trying all. */
  blind: (text: string) => Buffer;
  publishHealth: () => Promise<void>;
  clock: Clock;
  logger: Logger;
}

type Driven = Rollout & Required<Pick<Rollout, 'auto'>>;

export function createCanaries(dependencies: Options): Canaries {
  const { database, releasesDir, needsApproval, write, blind, publishHealth, clock, logger } = dependencies;
  const store = openReleaseStore(releasesDir, { needsApproval });
  const queries = database.system;

  const driven = () => {
    const { remotes, rollouts = {} } = store.readIndex();
    return Object.entries(rollouts).flatMap(([remote, rollout]) => {
      const live = remotes[remote]?.at(-1);
      return rollout.auto && live !== undefined ? [{ remote, live, rollout: { ...rollout, auto: rollout.auto } }] : [];
    });
  };

  const decide = ({ traffic, auto }: Driven, evidence: CanaryEvidence) =>
    decideCanary({
      traffic,
      stepMs: clock.nowMs() - Date.parse(auto.since),
      isWaitLogged: auto.isWaitLogged ?? false,
      evidence,
    });

  const evidenceFor = ({ remote, live, rollout }: ReturnType<typeof driven>[number]) =>
    sumSamples(queries, { remote, salt: rollout.salt }, { candidate: rollout.build, live });

  async function driveOne(found: ReturnType<typeof driven>[number]): Promise<void> {
    const { remote, live, rollout } = found;
    const evidence = await evidenceFor(found);
    const { because, ...decision } = decide(rollout, evidence);
    if (decision.kind === 'stay') return;
    await publishHealth();
    const change = decision.kind === 'rollout' ? { ...decision, build: rollout.build, auto: true } : decision;
    try {
      const options = { liveIs: live, rolloutIs: rollout, via: 'canary', decision: { because, evidence } } as const;
      const { seq } = await write(() => store.change(remote, change, BY, options));
      logger.info({ remote, build: rollout.build, seq, ...decision, because }, 'automatic rollout decision');
    } catch (cause) {
      // Another process changed it first; the next run continues.
      if (!(cause instanceof ReleaseRefusal)) throw cause;
      logger.debug({ remote, err: cause }, 'a rollout changed during the automatic decision');
    }
  }

  async function drive(): Promise<void> {
    for (const found of driven()) await driveOne(found);
    await deleteOtherSamples(
      queries,
      driven().map(({ remote, rollout }) => ({ remote, salt: rollout.salt })),
    );
  }

  return {
    async count(boots, address) {
      const compared = new Map(
        driven().flatMap(({ remote, live, rollout }) =>
          [live, rollout.build].map((build) => [`${remote} ${build}`, { remote, salt: rollout.salt }] as const),
        ),
      );
      if (compared.size === 0) return;
      const samples = samplesOf(boots, ({ remote, build }) => compared.get(`${remote} ${build}`));
      if (samples.length > 0) await addSamples(queries, blind(`witness ${ownerOf(address)}`), samples);
    },
    drive,
    async explain(remote) {
      const found = driven().find((one) => one.remote === remote);
      return found ? decide(found.rollout, await evidenceFor(found)).because : null;
    },
    driving: createTicker('release-canaries', DRIVE_EVERY_MS, drive, logger),
  };
}

/** An IPv6 customer may have a /48, which is 65,536 networks of `addressKey`. */
function ownerOf(address: string): string {
  return addressKey(address).split(':').slice(0, 3).join(':');
}
