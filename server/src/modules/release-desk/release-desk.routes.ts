import { type Change, openReleaseStore, ReleaseRefusal } from '@fanfare/releases';
import type { BodyOf } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { route } from '../../infrastructure/http/route.ts';
import type { Canaries } from '../release-canary/index.ts';
import type { ReleaseHealth } from '../release-health/index.ts';
import { isStaff, requireStaff } from '../staff/index.ts';
import { presentRemote } from './release-desk.presenter.ts';

const HOURS_SHOWN_MS = 48 * 60 * 60_000;

interface Dependencies {
  database: Database;
  health: ReleaseHealth;
  canaries: Canaries;
  releasesDir: string;
  clock: Clock;
}

/** What staff sees and does about releases in the browser; the same changes as those of the command, by their name. */
export function registerReleaseDeskRoutes(
  app: FastifyInstance,
  { database, health, canaries, releasesDir, clock }: Dependencies,
): void {
  const store = openReleaseStore(releasesDir);
  const { system } = database;

  route(app, 'GET /api/releases/access', async ({ user }) => ({ data: { isStaff: await isStaff(system, user.userId) } }));

  route(app, 'GET /api/releases', async ({ user }) => {
    await requireStaff(system, user);
    const [all, hours] = await Promise.all([health.read(), health.readHours(clock.nowMs() - HOURS_SHOWN_MS)]);
    const names = Object.keys(store.readIndex().remotes).sort();
    const remotes = await Promise.all(
      names.map(async (name) => {
        const auto = await canaries.explain(name);
        return presentRemote(store, name, { health: all.get(name), hours: hours.get(name), auto });
      }),
    );
    return { data: { remotes } };
  });

  route(app, 'POST /api/releases/changes', async ({ user, body }) => {
    await requireStaff(system, user);
    await health.publish();
    try {
      const { seq } = await store.change(body.remote, toChange(body), user.username, { liveIs: body.liveIs });
      return { seq };
    } catch (cause) {
      throw cause instanceof ReleaseRefusal ? new AppError('release_refused', { text: cause.message, cause }) : cause;
    }
  });
}

function toChange({ kind, build, traffic, auto }: BodyOf<'POST /api/releases/changes'>): Change {
  switch (kind) {
    case 'release':
      if (build === undefined) throw new AppError('validation_failed', { text: 'Say which build goes live.' });
      return { kind, build };
    case 'rollout':
      if (build === undefined || traffic === undefined)
        throw new AppError('validation_failed', { text: 'Say which build goes to what share of people.' });
      return { kind, build, traffic, ...(auto && { auto }) };
    default:
      return { kind };
  }
}
