import { expect } from 'expect';
import { type Case, exchange } from '../Case.ts';

const metric = (name: string, inner: object) =>
  expect.objectContaining({ name, period: 'day', title: expect.any(String), ...inner });
const account = (query: string) => ['GET', `/me/insights?${query}`] as ['GET', string];

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
];
