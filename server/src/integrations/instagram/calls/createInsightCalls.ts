import { Type } from 'typebox';
import { type Caller, readAnswer, readGraphTime } from './Caller.ts';

export type InsightFigures = Readonly<Record<string, number>>;

/** The end is exclusive. Instagram accepts at most 30 days. */
interface InsightSpan {
  since: Date;
  until: Date;
}

export interface InsightCalls {
  /** One unsupported metric fails the whole query. */
  getAccountInsights: (token: string, igId: string, metrics: readonly string[], span: InsightSpan) => Promise<InsightFigures>;
  listReachByDay: (token: string, igId: string, span: InsightSpan) => Promise<{ day: string; reach: number }[]>;
  /** One unsupported metric fails the whole query. */
  getMediaInsights: (token: string, mediaId: string, metrics: readonly string[]) => Promise<InsightFigures>;
}

const DAY_MS = 24 * 60 * 60_000;

// Some metrics return an object as their value; those are skipped.
const Value = Type.Object({ value: Type.Optional(Type.Unknown()), end_time: Type.Optional(Type.String()) });
const InsightsAnswer = Type.Object({
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      values: Type.Optional(Type.Array(Value)),
      total_value: Type.Optional(Value),
    }),
  ),
});

export function createInsightCalls({ graph, call }: Caller): InsightCalls {
  async function read(token: string, id: string, query: Record<string, string>) {
    const url = `${graph}/${encodeURIComponent(id)}/insights`;
    return readAnswer(InsightsAnswer, await call('other', { method: 'GET', url, query, token })).data;
  }
  const spanQuery = ({ since, until }: InsightSpan) => ({ period: 'day', since: seconds(since), until: seconds(until) });

  return {
    async getAccountInsights(token, igId, metrics, span) {
      const query = { metric: metrics.join(','), metric_type: 'total_value', ...spanQuery(span) };
      return toFigures((await read(token, igId, query)).map(({ name, total_value }) => [name, total_value?.value]));
    },
    async listReachByDay(token, igId, span) {
      const data = await read(token, igId, { metric: 'reach', metric_type: 'time_series', ...spanQuery(span) });
      return (data.find(({ name }) => name === 'reach')?.values ?? []).flatMap(({ value, end_time }) => {
        const end = readGraphTime(end_time);
        if (typeof value !== 'number' || end === null) return [];
        return [{ day: new Date(end.getTime() - DAY_MS).toISOString().slice(0, 10), reach: value }];
      });
    },
    async getMediaInsights(token, mediaId, metrics) {
      const data = await read(token, mediaId, { metric: metrics.join(',') });
      return toFigures(data.map(({ name, values, total_value }) => [name, values?.[0]?.value ?? total_value?.value]));
    },
  };
}

function toFigures(entries: readonly (readonly [name: string, value: unknown])[]): InsightFigures {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'number' && Number.isSafeInteger(value) ? [[name, value]] : [])),
  );
}

function seconds(moment: Date): string {
  return String(Math.floor(moment.getTime() / 1000));
}
