import { type Activity, activityAt, share } from '../../comments/activity.ts';
import type { Post } from '../../model/entities.ts';
import { GraphError } from '../answers/GraphError.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { graphTime } from '../answers/graphTime.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';
import { createAccountFigures, DAY_MS } from './accountFigures.ts';
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
const DAYS_MAX = 30;
/** Instagram stores figures of media for this time. */
const MEDIA_DAYS_KEPT = 2 * 365;
const STORY_VIEWERS_MIN = 5;

export function readAccountInsights(call: GraphCall): unknown {
  const { caller, params, state } = call;
  requireScope(caller, SCOPE);
  const { igId, followersCount } = caller.account;
  const metrics = readMetrics(call, Object.keys(accountMetrics));
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
  const figuresOf = createAccountFigures(state, caller.account, call.now);
  const figures = days.flatMap((day) => {
    const ofDay = figuresOf(day);
    return ofDay ? [{ day, ofDay }] : [];
  });
  const data = metrics
    .filter((metric) => hasEnough || !followerMetrics.includes(metric))
    .flatMap((metric): object[] => {
      const about = describe(metric, period, igId);
      const values = figures.map(({ day, ofDay }) => ({
        value: isDemographic ? followersCount : (ofDay[metric] ?? 0),
        end_time: graphTime((day + 1) * DAY_MS),
      }));
      // Unavailable metrics are omitted, because they are not zero.
      if (values.length === 0) return [];
      if (!isTotal) return [{ ...about, values }];
      const total = isDemographic ? followersCount : values.reduce((sum, { value }) => sum + value, 0);
      return [
        { ...about, total_value: { value: total, ...(breakdowns.length > 0 && { breakdowns: divide(total, breakdowns) }) } },
      ];
    });
  return data.length === 0 ? { data } : { data, paging: pagingOf(call, days) };
}

export function readMediaInsights(call: GraphCall, post: Post): unknown {
  const { state, caller, now } = call;
  requireScope(caller, SCOPE);
  if (post.byFollowerId !== null) throw graphErrors.unknownObject(post.id, 'GET');
  const metrics = readMetrics(call, mediaMetrics[post.productType] ?? []);
  const isStory = post.productType === 'STORY';
  if (now - post.at >= (isStory ? DAY_MS : MEDIA_DAYS_KEPT * DAY_MS)) return { data: [] };
  const activity = activityAt(post, state.comments.listOf(post.id), caller.account, now);
  if (isStory && activity.reach < STORY_VIEWERS_MIN) {
    throw new GraphError({ status: 400, code: 10, message: '(#10) Not enough viewers for the media to show insights' });
  }
  if (activity.reach === 0) return { data: [] };
  const figures = mediaFigures(post, activity);
  return {
    data: metrics.map((metric) => ({ ...describe(metric, 'lifetime', post.id), values: [{ value: figures[metric] ?? 0 }] })),
  };
}

function mediaFigures(post: Post, activity: Activity): Readonly<Record<string, number>> {
  const { reach, views, likes, comments, saved, shares, interactions } = activity;
  const watchMs = Math.round(share(`${post.id}:watch`, 3_000, 9_000));
  return {
    ...{ reach, views, likes, comments, saved, shares },
    total_interactions: interactions,
    reposts: Math.floor(shares * 0.3),
    follows: Math.floor(reach * 0.004),
    profile_visits: Math.floor(reach * 0.03),
    profile_activity: Math.floor(reach * 0.01),
    ig_reels_avg_watch_time: watchMs,
    ig_reels_video_view_total_time: watchMs * views,
    reels_skip_rate: Math.round(share(`${post.id}:skip`, 20, 60)),
    replies: Math.floor(reach * 0.01),
    navigation: Math.floor(views * 1.3),
  };
}

function readMetrics({ params, state }: GraphCall, known: readonly string[]): string[] {
  const metrics = readList(params.metric);
  if (metrics.length === 0) throw graphErrors.missingParameter('metric');
  const { retiredMetrics } = state.preferences.get();
  const offered = known.filter((metric) => !retiredMetrics.includes(metric));
  const wrong = metrics.findIndex((metric) => !offered.includes(metric));
  if (wrong >= 0) throw graphErrors.badParameter(`metric[${wrong}] must be one of the following values: ${offered.join(', ')}`);
  return metrics;
}

function readList(value: unknown): string[] {
  const items = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Days since the epoch; by default the last two complete days. */
function readDays({ params, now }: GraphCall): number[] {
  const seconds = (value: unknown, name: string, fallback: number): number => {
    if (value === undefined) return fallback;
    const text = String(value);
    const at = /^\d+$/.test(text) ? Number(text) : Date.parse(text) / 1000;
    if (Number.isNaN(at)) throw graphErrors.badParameter(`Param ${name} must be a time.`);
    return at;
  };
  const today = Math.floor(now / DAY_MS);
  const requested = Math.ceil((seconds(params.until, 'until', today * (DAY_MS / 1000)) * 1000) / DAY_MS);
  const until = Math.min(requested, today + 1);
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

/** Divides a total into parts that add up to it. */
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
