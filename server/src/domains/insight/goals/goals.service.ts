import { isTimeZone } from '@fanfare/engine';
import {
  type BodyOf,
  goalMetrics,
  goalMost,
  goalUnits,
  isGoalMet,
  type Message,
  message,
  type ResponseOf,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { readFigures, type SpanFigures } from '../analytics/index.ts';
import { computeMetric } from './computeMetric.ts';
import { type GoalRow, listGoals, storeGoals } from './goals.repository.ts';
import { periodAt } from './periodAt.ts';

type Goals = ResponseOf<'GET /api/analytics/goals'>['data'];
type GoalsInput = BodyOf<'PUT /api/analytics/goals'>;

export interface GoalsService {
  list: (ownerId: string) => Promise<Goals>;
  /** Throws validation_failed. */
  set: (ownerId: string, next: GoalsInput) => Promise<Goals>;
}

export function createGoalsService({ database, clock }: { database: Database; clock: Clock }): GoalsService {
  async function present(queries: Queries, ownerId: string): Promise<Goals> {
    const rows = await listGoals(queries, ownerId);
    const nowMs = clock.nowMs();
    const read = new Map<string, Promise<SpanFigures>>();
    const standing = async ({ metric, period, target, time_zone: timeZone }: GoalRow, ms: number) => {
      const { from, to } = periodAt(period, ms, timeZone);
      const key = `${period}${from.toISOString()}`;
      const figures = read.get(key) ?? readFigures(queries, ownerId, { from, to, timeZone });
      read.set(key, figures);
      const { value, sample } = computeMetric[metric](await figures);
      const isMet = value === null ? null : isGoalMet(metric, value, target);
      return { from: from.toISOString(), to: to.toISOString(), value, sample, isMet };
    };
    const goals: Goals['goals'] = [];
    for (const row of rows.toSorted((a, b) => goalMetrics.indexOf(a.metric) - goalMetrics.indexOf(b.metric))) {
      const { metric, period, target } = row;
      const current = await standing(row, nowMs);
      goals.push({ metric, period, target, current, previous: await standing(row, Date.parse(current.from) - 1) });
    }
    return { timeZone: rows[0]?.time_zone ?? null, goals };
  }

  return {
    list: (ownerId) => database.asOwner(ownerId, (queries) => present(queries, ownerId)),
    async set(ownerId, next) {
      check(next);
      const { timeZone, goals } = next;
      const rows = goals.map(({ metric, period, target }) => {
        const { to } = periodAt(period, clock.nowMs(), timeZone);
        return { owner_id: ownerId, metric, period, target, time_zone: timeZone, due_at: to };
      });
      return database.asOwner(ownerId, async (queries) => {
        await lockOwner(queries, ownerId);
        const before = inOneLine(await listGoals(queries, ownerId));
        await storeGoals(queries, ownerId, rows);
        await recordAudit(queries, { ownerId, event: 'goals_changed', before, after: inOneLine(rows) });
        return present(queries, ownerId);
      });
    },
  };
}

function inOneLine(goals: readonly GoalRow[]): string {
  return goals.map(({ metric, period, target }) => `${metric} ${targetText[goalUnits[metric]](target)}/${period}`).join(', ');
}

const targetText = {
  count: String,
  percent: (target: number) => `${target}%`,
  ms: (target: number) => `${target / 60_000} min`,
};

function check({ timeZone, goals }: GoalsInput): void {
  if (!isTimeZone(timeZone)) throw refusal(message('triggers.invalid-time-zone'));
  if (new Set(goals.map(({ metric }) => metric)).size < goals.length) throw refusal(message('analytics.goal-per-metric'));
  for (const { metric, target } of goals) {
    const unit = goalUnits[metric];
    if (target > goalMost[unit]) throw refusal(message('analytics.target-too-large', { metric, max: goalMost[unit] }));
    if (unit === 'count' && !Number.isInteger(target)) throw refusal(message('analytics.target-not-whole', { metric }));
  }
}

function refusal(text: Message): AppError {
  return new AppError('validation_failed', { text });
}
