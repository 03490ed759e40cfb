import { expect } from 'expect';
import { type Case, exchange, expectError, scene } from '../Case.ts';

const metric = (name: string, inner: object) =>
  expect.objectContaining({ name, period: 'day', title: expect.any(String), ...inner });
const account = (query: string) => ['GET', `/me/insights?${query}`] as ['GET', string];

const day = 24 * 60 * 60;
const sum = (values: { value: number }[]) => values.reduce((total, { value }) => total + value, 0);

export const insightCases: Case[] = [
  exchange('11', 'reach by day', account('metric=reach&period=day&metric_type=time_series'), {
    answer: { data: [metric('reach', { values: expect.any(Array) })], paging: expect.any(Object) },
  }),
  exchange('11', 'reach as a total', account('metric=reach&period=day&metric_type=total_value'), {
    answer: { data: [metric('reach', { total_value: { value: expect.any(Number) } })], paging: expect.any(Object) },
  }),
  exchange(
    '11',
    'reach by kind of media',
    account('metric=reach&period=day&metric_type=total_value&breakdown=media_product_type'),
    {
      answer: {
        data: [
          metric('reach', {
            total_value: {
              value: expect.any(Number),
              breakdowns: [{ dimension_keys: ['media_product_type'], results: expect.any(Array) }],
            },
          }),
        ],
        paging: expect.any(Object),
      },
    },
  ),
  exchange('11', 'several metrics', account('metric=views,likes,comments&period=day&metric_type=total_value'), {
    answer: { data: [metric('views', {}), metric('likes', {}), metric('comments', {})], paging: expect.any(Object) },
  }),
  exchange(
    '11',
    'demographics',
    account('metric=follower_demographics&period=lifetime&metric_type=total_value&breakdown=country&timeframe=this_month'),
    {
      answer: expect.objectContaining({ data: [expect.objectContaining({ name: 'follower_demographics', period: 'lifetime' })] }),
    },
  ),
  exchange('11', 'impressions are dead', account('metric=impressions&period=day'), { error: [100] }),
  exchange('11', 'no metric', account('period=day'), { error: [100] }),
  exchange('11', 'no period', account('metric=reach'), { error: [100] }),
  exchange('11', 'another period', account('metric=reach&period=week'), { error: [100] }),
  exchange('11', 'another metric_type', account('metric=reach&period=day&metric_type=average'), { error: [100] }),
  exchange(
    '11',
    'one metric without the breakdown fails the query',
    account('metric=reach,replies&period=day&metric_type=total_value&breakdown=follow_type'),
    { error: [100] },
  ),
  exchange('11', 'likes by day', account('metric=likes&period=day&metric_type=time_series'), { error: [100] }),
  exchange(
    '11',
    'demographics without a timeframe',
    account('metric=follower_demographics&period=lifetime&metric_type=total_value&breakdown=age'),
    { error: [100] },
  ),
  exchange('11', 'more than 30 days', account('metric=reach&period=day&since=1700000000&until=1710000000'), { error: [100] }),
  exchange('11', 'a post', ['GET', '/{post}/insights?metric=views,reach,likes,saved'], {
    answer: {
      data: expect.arrayContaining([expect.objectContaining({ name: 'likes', values: [{ value: expect.any(Number) }] })]),
    },
  }),
  exchange('11', 'plays are dead', ['GET', '/{post}/insights?metric=plays'], { error: [100] }),
  exchange('11', 'a metric of reels on a picture', ['GET', '/{post}/insights?metric=ig_reels_avg_watch_time'], { error: [100] }),
  exchange(
    '11',
    'days that are no longer kept are unavailable, not zero',
    account('metric=reach,total_interactions&period=day&metric_type=total_value&since=1700000000&until=1700086400'),
    { answer: { data: [] } },
  ),
  scene('11', 'the days of a series add up to its total', [], async ({ graph }) => {
    const until = Math.floor(Date.now() / 1000 / day) * day;
    const query = `metric=reach&period=day&since=${until - 7 * day}&until=${until}`;
    const series = (await graph('GET', `/me/insights?${query}&metric_type=time_series`)).body.data[0].values;
    const total = (await graph('GET', `/me/insights?${query}&metric_type=total_value`)).body.data[0].total_value.value;
    expect(series).toHaveLength(7);
    expect(sum(series)).toBe(total);
  }),
  scene('11', 'interactions of a post are its likes, comments, saves and shares', [], async ({ graph, postId }) => {
    const query = 'metric=reach,views,likes,comments,saved,shares,total_interactions';
    const { data } = (await graph('GET', `/${postId}/insights?${query}`)).body;
    const figures = Object.fromEntries(
      data.map(({ name, values }: { name: string; values: { value: number }[] }) => [name, sum(values)]),
    );
    expect(figures.total_interactions).toBe(figures.likes + figures.comments + figures.saved + figures.shares);
    expect(figures.views).toBeGreaterThan(figures.reach);
    expect(figures.reach).toBeGreaterThanOrEqual(figures.total_interactions);
    const node = (await graph('GET', `/${postId}?fields=like_count`)).body;
    expect(node.like_count).toBe(figures.likes);
  }),
  scene('11', 'without the permission', ['poorToken'], async ({ graph, poorToken, postId }) => {
    expectError(await graph('GET', '/me/insights?metric=reach&period=day', undefined, poorToken), 10);
    expectError(await graph('GET', `/${postId}/insights?metric=reach`, undefined, poorToken), 10);
  }),
];
