import { createHash } from 'node:crypto';
import type { Post } from '../../state/things.ts';
import { GraphError } from '../answers/GraphError.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { graphTime } from '../answers/graphTime.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';
import {
  accountMetrics,
  breakdownValues,
  demographicMetrics,
  FOLLOWERS_FOR_INSIGHTS,
  followerMetrics,
  mediaMetrics,
  timeSeriesMetrics,
} from './insightMetrics.ts';

const SCOPE = 'instagram_business_manage_insights';
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_MAX = 30;
const STORY_VIEWERS_MIN = 5;

/** `GET /{IG_ID}/insights`. The numbers are made up, but the same for the same account, metric and day. */
export function readAccountInsights(call: GraphCall): unknown {
  const { caller, params } = call;
  requireScope(caller, SCOPE);
  const { igId, followersCount } = caller.account;
  const metrics = readMetrics(params.metric, Object.keys(accountMetrics));
  const breakdowns = readList(params.breakdown);
  const isTotal = params.metric_type === 'total_value';
  if (params.metric_type !== undefined && !isTotal && params.metric_type !== 'time_series') {
    throw graphErrors.badParameter('metric_type must be one of the following values: time_series, total_value');
  }
  const isDemographic = metrics.some((metric) => demographicMetrics.includes(metric));
  const period = isDemographic ? 'lifetime' : 'day';
  if (params.period === undefined) throw graphErrors.missingParameter('period');
  if (params.period !== period) throw graphErrors.badParameter(`period must be ${period} for these metrics`);
  if (isDemographic && !['this_week', 'this_month'].includes(String(params.timeframe))) {
    throw graphErrors.badParameter('timeframe must be one of the following values: this_week, this_month');
  }
  for (const metric of metrics) {
    const wrong = breakdowns.find((breakdown) => !accountMetrics[metric]?.includes(breakdown));
    if (wrong !== undefined) throw graphErrors.badParameter(`breakdown ${wrong} is not compatible with the metric ${metric}`);
    if (!isTotal && !timeSeriesMetrics.includes(metric)) {
      throw graphErrors.badParameter(`The metric ${metric} should be specified with parameter metric_type=total_value`);
    }
  }
  const days = readDays(call);
  const hasEnough = followersCount >= FOLLOWERS_FOR_INSIGHTS;
  const data = metrics
    .filter((metric) => hasEnough || !followerMetrics.includes(metric))
    .map((metric) => {
      const about = describe(metric, period, igId);
      const values = days.map((day) => ({ value: dailyValue(igId, metric, day), end_time: graphTime((day + 1) * DAY_MS) }));
      if (!isTotal) return { ...about, values };
      const total = values.reduce((sum, { value }) => sum + value, 0);
      return { ...about, total_value: { value: total, ...(breakdowns.length > 0 && { breakdowns: divide(total, breakdowns) }) } };
    });
  return data.length === 0 ? { data } : { data, paging: pagingOf(call, days) };
}

/** `GET /{media}/insights`. */
export function readMediaInsights(call: GraphCall, post: Post): unknown {
  requireScope(call.caller, SCOPE);
  const offered = mediaMetrics[post.productType] ?? [];
  const metrics = readMetrics(call.params.metric, offered);
  if (post.productType === 'STORY') {
    if (call.now - post.at >= DAY_MS) return { data: [] };
    if (dailyValue(post.id, 'reach', 0) < STORY_VIEWERS_MIN) {
      throw new GraphError({ status: 400, code: 10, message: '(#10) Not enough viewers for the media to show insights' });
    }
  }
  return {
    data: metrics.map((metric) => ({
      ...describe(metric, 'lifetime', post.id),
      values: [{ value: metric === 'likes' ? post.likeCount : dailyValue(post.id, metric, 0) }],
    })),
  };
}

function readMetrics(value: unknown, offered: readonly string[]): string[] {
  const metrics = readList(value);
  if (metrics.length === 0) throw graphErrors.missingParameter('metric');
  const wrong = metrics.findIndex((metric) => !offered.includes(metric));
  if (wrong >= 0) throw graphErrors.badParameter(`metric[${wrong}] must be one of the following values: ${offered.join(', ')}`);
  return metrics;
}

function readList(value: unknown): string[] {
  const items = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Day numbers since the epoch; the last two days without `since` and `until`. */
function readDays({ params, now }: GraphCall): number[] {
  const seconds = (value: unknown, name: string, fallback: number): number => {
    if (value === undefined) return fallback;
    const text = String(value);
    const at = /^\d+$/.test(text) ? Number(text) : Date.parse(text) / 1000;
    if (Number.isNaN(at)) throw graphErrors.badParameter(`Param ${name} must be a time.`);
    return at;
  };
  const until = Math.min(Math.floor((seconds(params.until, 'until', now / 1000) * 1000) / DAY_MS), Math.floor(now / DAY_MS));
  const since = Math.floor((seconds(params.since, 'since', (until - 2) * (DAY_MS / 1000)) * 1000) / DAY_MS);
  if (until - since > DAYS_MAX) throw graphErrors.badParameter('There cannot be more than 30 days between since and until.');
  return Array.from({ length: Math.max(until - since, 0) }, (_, index) => since + index);
}

function pagingOf({ origin, path }: GraphCall, days: number[]) {
  const [first = 0] = days;
  const span = days.length;
  const address = (from: number) => `${origin()}${path}?since=${(from * DAY_MS) / 1000}&until=${((from + span) * DAY_MS) / 1000}`;
  return { previous: address(first - span), next: address(first + span) };
}

function describe(metric: string, period: string, id: string) {
  const title = metric.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return { name: metric, period, title, description: `${title} of this object.`, id: `${id}/insights/${metric}/${period}` };
}

function dailyValue(id: string, metric: string, day: number): number {
  return 5 + (createHash('sha256').update(`${id}:${metric}:${day}`).digest().readUInt32BE() % 400);
}

/** Divides a total among the values of every breakdown, falling off, and without losing any. */
function divide(total: number, breakdowns: string[]) {
  return breakdowns.map((breakdown) => {
    const values = breakdownValues[breakdown] ?? [];
    let rest = total;
    const results = values.map((value, index) => {
      const share = index === values.length - 1 ? rest : Math.floor(rest * 0.6);
      rest -= share;
      return { dimension_values: [value], value: share };
    });
    return { dimension_keys: [breakdown], results };
  });
}
