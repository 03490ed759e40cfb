import { plural, t } from '@lingui/core/macro';

export const copy = {
  previous: t`Previous period`,
  day: t`Day`,
  none: '–',
  response: {
    title: t`Response time`,
    lead: t`Average time to the first reply, by day of the message.`,
    label: t`Line chart: average response time by day`,
    average: t`Average`,
    automated: t`Automated`,
    team: t`Team`,
    replies: t`Replies`,
    point: (day: string, average: string, before: string) => t`${day}: ${average} on average, ${before} in the previous period`,
    nothing: t`No replies in this period`,
    failed: t`Could not load response times.`,
  },
  hours: {
    title: t`Busiest hours`,
    lead: t`Messages received by weekday and hour.`,
    nothing: t`No messages received in this period.`,
    busiest: (day: string, hour: string, count: string) => t`Most messages: ${day}, ${hour} (${count}).`,
    cell: (day: string, hour: string, count: number) =>
      t`${day}, ${hour}: ${plural(count, { one: '1 message', other: `${count} messages` })}`,
    less: t`Fewer`,
    more: t`More`,
    failed: t`Could not load the busiest hours.`,
  },
  reach: {
    title: t`Reach`,
    lead: t`Accounts reached by day, as counted by Instagram.`,
    label: t`Bar chart: accounts reached by day`,
    reach: t`Accounts reached`,
    interactions: t`Interactions`,
    rate: t`Engagement rate`,
    point: (day: string, reach: string, interactions: string, rate: string) =>
      t`${day}: ${reach} accounts reached, ${interactions} interactions, ${rate}`,
    nothing: t`Instagram reported no reach for these days.`,
  },
};
