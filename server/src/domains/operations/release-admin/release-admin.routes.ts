import {
  approveBuild,
  type Change,
  type ChangeOptions,
  liveAt,
  openReleaseStore,
  publishedRemotes,
  ReleaseRefusal,
} from '@fanfare/releases';
import { type BodyOf, message } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { route } from '../../../infrastructure/http/route.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { isAdmin, requireAdmin } from '../../identity/admin/index.ts';
import type { ReleaseAudit } from '../release-audit/index.ts';
import type { Canaries } from '../release-canary/index.ts';
import type { ReleaseHealth } from '../release-health/index.ts';
import type { ReleaseSigner, WriteReleases } from '../releases/index.ts';
import { peopleIn, presentRemote } from './release-admin.presenter.ts';
import { findUserId, readUsernames } from './release-admin.repository.ts';
import { readTicket, writeTicket } from './tickets.ts';

const HOURS_SHOWN_MS = 48 * 60 * 60_000;
const TICKET_MS = 4 * 60 * 60_000;
const TESTERS_TICKET_MS = 7 * 24 * 60 * 60_000;

interface Dependencies {
  database: Database;
  health: ReleaseHealth;
  canaries: Canaries;
  audit: ReleaseAudit;
  releasesDir: string;
  needsApproval: boolean;
  write: WriteReleases;
  clock: Clock;
  signer: ReleaseSigner;
}

const QA = 'qa';

export function registerReleaseAdminRoutes(
  app: FastifyInstance,
  { database, health, canaries, audit, releasesDir, needsApproval, write, clock, signer }: Dependencies,
): void {
  const store = openReleaseStore(releasesDir, { needsApproval });
  const { system } = database;

  const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw cause instanceof ReleaseRefusal ? new AppError('release_refused', { text: cause.message, cause }) : cause;
    }
  };
  const change = (remote: string, change: Change, { username }: SignedIn, options?: ChangeOptions) =>
    refusing(() => write(() => store.change(remote, change, username, { ...options, via: 'page' })));

  route(app, 'GET /api/releases/access', async ({ user }) => ({ data: { isStaff: await isAdmin(system, user.userId) } }));

  route(app, 'GET /api/releases', async ({ user }) => {
    await requireAdmin(system, user);
    const [all, hours] = await Promise.all([health.read(), health.readHours(clock.nowMs() - HOURS_SHOWN_MS)]);
    const usernames = await readUsernames(system, peopleIn(store));
    const names = [
      ...new Set([...Object.keys(store.readIndex().remotes), ...(needsApproval ? publishedRemotes(store) : [])]),
    ].sort();
    const remotes = await Promise.all(
      names.map(async (name) => {
        const auto = await canaries.explain(name);
        return presentRemote(store, name, { health: all.get(name), hours: hours.get(name), auto, usernames });
      }),
    );
    return { data: { remotes } };
  });

  route(app, 'POST /api/releases/changes', async ({ user, body }) => {
    await requireAdmin(system, user);
    await health.publish();
    const requested = toChange(body);
    const { seq } = await audit.recordChange(user.userId, () => change(body.remote, requested, user, { liveIs: body.liveIs }));
    return { seq };
  });

  route(app, 'POST /api/releases/approvals', async ({ user, body: { remote, build } }) => {
    await requireAdmin(system, user);
    await audit.recordChange(user.userId, () => refusing(() => write(() => approveBuild(store, remote, build, user.username))));
    return {};
  });

  route(app, 'POST /api/releases/pins', async ({ user, body: { remote, build, username } }) => {
    await requireAdmin(system, user);
    const userId = await findUserId(system, username);
    if (userId === null) throw new AppError('release_refused', { text: message('requests.account-not-found', { username }) });
    await change(remote, { kind: 'pin', build, userId }, user);
    return {};
  });

  route(app, 'POST /api/releases/pins/end', async ({ user, body: { remote, userId } }) => {
    await requireAdmin(system, user);
    await change(remote, { kind: 'unpin', userId }, user);
    return {};
  });

  route(app, 'POST /api/releases/tickets', async ({ user, body }) => {
    await requireAdmin(system, user);
    const { builds, asOf, isForTesters = false } = body;
    const asOfMs = Date.parse(asOf ?? '');
    if (builds ? asOf !== undefined : Number.isNaN(asOfMs))
      throw new AppError('validation_failed', { text: message('requests.builds-or-moment-required') });
    const untilMs = clock.nowMs() + (isForTesters ? TESTERS_TICKET_MS : TICKET_MS);
    const why = isForTesters ? QA : asOf && `as-of ${new Date(asOfMs).toISOString()}`;
    const selected = Object.entries(builds ?? buildsAt(asOfMs));
    const tickets = selected.map(([remote, build]) => ({
      ...{ remote, build },
      address: build === null ? null : writeTicket(releasesDir, signer, { remote, build, untilMs, why }),
    }));
    const missing = tickets.filter(({ address }) => address === null).map(({ remote, build }) => ({ remote, build }));
    const [gone] = missing;
    if (builds !== undefined && gone)
      throw new AppError('release_refused', {
        text: message('requests.build-not-stored', {
          remote: gone.remote,
          build: String(gone.build),
        }),
      });
    const addresses = Object.fromEntries(tickets.flatMap(({ remote, address }) => (address === null ? [] : [[remote, address]])));
    return { data: { addresses, until: new Date(untilMs).toISOString(), missing } };
  });

  route(app, 'POST /api/releases/verdicts', async ({ user, body }) => {
    const { remote, address, passed, note = '' } = body;
    const ticket = readTicket(signer, remote, address, clock.nowMs());
    if (ticket?.why !== QA) throw new AppError('forbidden', { text: message('requests.tester-link-expired') });
    await change(remote, { kind: 'verdict', build: ticket.build, passed, note }, user);
    return {};
  });

  /** Returns the builds that were live at a time. Those that are still live need no ticket. */
  function buildsAt(atMs: number): Record<string, string | null> {
    const { remotes } = store.readIndex();
    const then = Object.entries(remotes).map(([name, builds]) => {
      const live = builds.at(-1) ?? null;
      return [name, liveAt(store.history(name), live, atMs), live] as const;
    });
    return Object.fromEntries(then.filter(([, build, live]) => build !== live).map(([name, build]) => [name, build]));
  }
}

function toChange({ kind, build, traffic, auto }: BodyOf<'POST /api/releases/changes'>): Change {
  switch (kind) {
    case 'release':
      if (build === undefined) throw new AppError('validation_failed', { text: message('requests.build-required') });
      return { kind, build };
    case 'rollout':
      if (build === undefined || traffic === undefined)
        throw new AppError('validation_failed', { text: message('requests.build-and-share-required') });
      return { kind, build, traffic, ...(auto && { auto }) };
    default:
      return { kind };
  }
}
