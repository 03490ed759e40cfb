import { type Evidence, type HealthFile, openReleaseStore, writeHealth } from '@fanfare/releases';
import type { Boot } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { WriteReleases } from '../releases/index.ts';
import { type Health, healthOf, measuresOf } from './measures.ts';
import { addMeasures, type CountedMeasure, listMeasures, pruneMeasures, sumMeasures } from './release-health.repository.ts';

const HOUR_MS = 60 * 60_000;
export const KEPT_MS = 30 * 24 * HOUR_MS;

export interface HourOfBuild extends Health {
  hour: string;
}

export interface ReleaseHealth {
  count: (boots: readonly Boot[]) => Promise<number>;
  read: () => Promise<Map<string, Map<string, Health>>>;
  readHours: (sinceMs: number) => Promise<Map<string, Map<string, HourOfBuild[]>>>;
  publish: () => Promise<void>;
  prune: () => Promise<void>;
}

interface Options {
  database: Database;
  releasesDir: string;
  write: WriteReleases;
  clock: Clock;
}

export function createReleaseHealth({ database, releasesDir, write, clock }: Options): ReleaseHealth {
  const store = openReleaseStore(releasesDir);
  const queries = database.system;
  const keptSince = () => new Date(clock.nowMs() - KEPT_MS);
  let published = '';

  const read = async () => grouped(await sumMeasures(queries, keptSince()), healthOf);
  return {
    async count(boots) {
      const known = boots.filter(({ remote, build }) => store.has(remote, build));
      if (known.length === 0) return 0;
      await addMeasures(queries, new Date(Math.floor(clock.nowMs() / HOUR_MS) * HOUR_MS), countsOf(known));
      return known.length;
    },
    read,
    async readHours(sinceMs) {
      return grouped(await listMeasures(queries, new Date(sinceMs)), (ofBuild) => {
        const hours = Map.groupBy(ofBuild, ({ hour }) => hour.toISOString());
        return [...hours].map(([hour, counts]) => ({ hour, ...healthOf(counts) }));
      });
    },
    async publish() {
      const health = await read();
      if (health.size === 0) return;
      const remotes: HealthFile['remotes'] = Object.fromEntries(
        [...health].map(([remote, builds]) => [
          remote,
          Object.fromEntries([...builds].map(([build, found]) => [build, evidenceOf(found)])),
        ]),
      );
      const text = JSON.stringify(remotes);
      if (text === published) return;
      await write(async () => writeHealth(releasesDir, { at: new Date(clock.nowMs()).toISOString(), remotes }));
      published = text;
    },
    prune: () => pruneMeasures(queries, keptSince()),
  };
}

function evidenceOf({ loaded, failed, drawn, crashed, p75Ms }: Health): Evidence {
  return { loaded, failed, drawn, crashed, p75Ms };
}

function countsOf(boots: readonly Boot[]): CountedMeasure[] {
  const counts = new Map<string, CountedMeasure>();
  for (const boot of boots) {
    const { remote, build } = boot;
    for (const measure of measuresOf(boot)) {
      const key = `${remote} ${build} ${measure}`;
      counts.set(key, { remote, build, measure, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}

function grouped<T extends { remote: string; build: string }, R>(
  rows: readonly T[],
  summarise: (ofBuild: readonly T[]) => R,
): Map<string, Map<string, R>> {
  const remotes = Map.groupBy(rows, ({ remote }) => remote);
  const ofRemote = (all: readonly T[]) =>
    new Map([...Map.groupBy(all, ({ build }) => build)].map(([build, some]) => [build, summarise(some)]));
  return new Map([...remotes].map(([remote, all]) => [remote, ofRemote(all)]));
}
