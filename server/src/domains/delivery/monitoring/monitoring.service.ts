import type { ErrorReport, HealthReport, MonitoredHour, MonitoringPerformance } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import { listConnectedAccounts } from '../../instagram/instagram-accounts/index.ts';
import type { WebhookSubscriptionsService } from '../../instagram/webhook-subscriptions/index.ts';
import { checkNames, nameOf, recommend, worstOf } from './checks/Finding.ts';
import { type CheckSources, type OutsideSources, runInsideChecks, runOutsideChecks } from './checks/runChecks.ts';
import { groupErrors } from './errors/groupErrors.ts';
import { listErrorLines, listHours, type PipelineFigures, readPipeline } from './monitoring.readModel.ts';
import { type CheckRow, listChecks, ping, storeFindings } from './monitoring.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  subscriptions: Pick<WebhookSubscriptionsService, 'list'>;
  postTest: OutsideSources['postTest'];
  subscribedFields: (ownerId: string, accountId: string) => Promise<readonly string[]>;
}

export interface MonitoringStatus {
  status: HealthReport['overall'];
  uptime: number;
  activeSubscriptions: number;
  recentEvents: number;
}

export interface MonitoringService {
  status: (ownerId: string) => Promise<MonitoringStatus>;
  dashboard: (
    ownerId: string,
  ) => Promise<MonitoringStatus & { health: HealthReport; performance: MonitoringPerformance; errors: ErrorReport }>;
  errors: (ownerId: string) => Promise<ErrorReport>;
  history: (ownerId: string) => Promise<MonitoredHour[]>;
  checkAll: (ownerId: string) => Promise<HealthReport>;
}

const PERCENT = 100;
const MS = 1_000;

export function createMonitoringService(dependencies: Dependencies): MonitoringService {
  const { database, clock, subscriptions, postTest, subscribedFields } = dependencies;

  function sourcesFor(ownerId: string): CheckSources {
    return {
      nowMs: clock.nowMs(),
      ping: () => ping(database.system),
      pipeline: () => database.asOwner(ownerId, (queries) => readPipeline(queries, ownerId)),
      accounts: () => database.asOwner(ownerId, (queries) => listConnectedAccounts(queries, ownerId)),
    };
  }

  async function check(ownerId: string, goesOutside: boolean): Promise<HealthReport> {
    const sources = sourcesFor(ownerId);
    const findings = await runInsideChecks(sources);
    const outside = { ...sources, postTest, subscribedFields: (accountId: string) => subscribedFields(ownerId, accountId) };
    if (goesOutside) findings.push(...(await runOutsideChecks(outside)));
    const now = new Date(sources.nowMs);
    return database.asOwner(ownerId, async (queries) => {
      await storeFindings(queries, ownerId, findings, now);
      return reportOf(await listChecks(queries, ownerId), now);
    });
  }

  async function statusOf(ownerId: string, health: HealthReport): Promise<MonitoringStatus> {
    const pipeline = await sourcesFor(ownerId).pipeline();
    const all = await subscriptions.list(ownerId);
    return {
      status: health.overall,
      uptime: Math.round(process.uptime() * MS),
      activeSubscriptions: all.filter(isActive).length,
      recentEvents: pipeline.eventsLastHour,
    };
  }

  const errors = (ownerId: string) =>
    database.asOwner(ownerId, async (queries) => groupErrors(await listErrorLines(queries, ownerId), clock.nowMs()));

  return {
    status: async (ownerId) => statusOf(ownerId, await check(ownerId, false)),

    async dashboard(ownerId) {
      const health = await check(ownerId, false);
      const all = await subscriptions.list(ownerId);
      const performance = performanceOf(await sourcesFor(ownerId).pipeline(), all.filter(isActive).length, all.length);
      return { ...(await statusOf(ownerId, health)), health, performance, errors: await errors(ownerId) };
    },

    errors,
    history: (ownerId) => database.asOwner(ownerId, (queries) => listHours(queries, ownerId, new Date(clock.nowMs()))),
    checkAll: (ownerId) => check(ownerId, true),
  };
}

function isActive({ state, subscribed_fields }: { state: string; subscribed_fields: readonly string[] }): boolean {
  return state === 'active' && subscribed_fields.length > 0;
}

function reportOf(rows: readonly CheckRow[], now: Date): HealthReport {
  const ordered = rows.toSorted((a, b) => checkNames.indexOf(a.name) - checkNames.indexOf(b.name));
  return {
    timestamp: now.toISOString(),
    overall: worstOf(ordered),
    checks: ordered.map(({ name, status, message, message_message, checked_at, changed_at, duration_ms }) => ({
      ...inBoth('name', 'nameMessage', nameOf(name)),
      status,
      ...inBoth('message', 'messageMessage', message_message ?? message),
      checkedAt: checked_at.toISOString(),
      changedAt: changed_at.toISOString(),
      durationMs: duration_ms,
    })),
    recommendations: recommend(ordered),
  };
}

function performanceOf(pipeline: PipelineFigures, active: number, total: number): MonitoringPerformance {
  const { processedLastDay, failedLastDay, eventsLastHour, averageAttempts } = pipeline;
  return {
    eventStats: { total: processedLastDay, successRate: rate(processedLastDay - failedLastDay, processedLastDay) },
    performanceStats: { eventsLastHour, averageProcessingAttempts: averageAttempts },
    subscriptionStats: { active, activeRate: rate(active, total) },
  };
}

function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * PERCENT;
}
