import { plural, t } from '@lingui/core/macro';

export const copy = {
  title: t`Webhook management`,
  loading: t`Loading`,
  unknownTab: (text: string) => t`Tab "${text}" not found`,
  unknownView: (text: string) => t`View "${text}" not found`,
  ignored: (name: string, text: string) => t`"${text}" is not a valid ${name} and was ignored`,
  tabs: {
    label: t`Webhook management sections`,
    overview: t({ message: 'Overview', context: 'tab' }),
    dashboard: t`Dashboard`,
    testing: t`Testing`,
    monitoring: t`Monitoring`,
    notifications: t`Notifications`,
  },
  answer: {
    name: t`Webhook status`,
    checking: t`Checking the connection`,
    receiving: (ago: string) => t`Receiving. Last event ${ago} ago.`,
    fields: (subscribed: number, missing: number) =>
      missing === 0
        ? t`${plural(subscribed, { one: '1 field', other: `${subscribed} fields` })} subscribed.`
        : t`${plural(subscribed, { one: '1 field', other: `${subscribed} fields` })} subscribed, ${missing} missing.`,
    notSubscribed: t`Not receiving events: the webhook is not subscribed.`,
    nothingYet: t`Connected. No events received yet.`,
    lost: t`Status unknown: the connection to Fanfare was lost.`,
    lastEvent: (ago: string) => t`Last known event ${ago} ago.`,
    notConnected: t`Not connected.`,
    connect: t`Connect Instagram`,
  },
  overview: {
    title: t`How events are processed`,
    text: t`Activity in the connected account reaches Fanfare as webhook events. Fanfare stores each event before it replies, and records the result.`,
    steps: [
      {
        name: t`Instagram sends an event`,
        text: t`Messages, comments, mentions and reactions are delivered within seconds, signed with the app secret.`,
      },
      {
        name: t`Fanfare verifies and stores it`,
        text: t`Deliveries with an invalid signature are rejected. Stored events are not lost, even if the server stops.`,
      },
      {
        name: t`Automations are evaluated`,
        text: t`Automations are evaluated by priority. Each event records which ones matched and why.`,
      },
      {
        name: t`Fanfare sends the reply`,
        text: t`Every call to Instagram is logged. Failed calls are retried or explain how to fix the problem.`,
      },
    ],
    subscribed: (count: number) => plural(count, { one: 'field subscribed', other: 'fields subscribed' }),
    stored: t`events today`,
    runs: (count: number) => plural(count, { one: 'flow run today', other: 'flow runs today' }),
    replies: (count: number) => plural(count, { one: 'reply measured today', other: 'replies measured today' }),
    delivered: (time: string) => t`Delivered in ${time}`,
    replied: (time: string) => t`Replied in ${time}`,
    delivery: t`Median delivery time of the latest events`,
    reply: t`Median time from receiving a message to the reply, in the latest hour with replies`,
    failedToday: (count: number) => plural(count, { one: '1 failed today', other: `${count} failed today` }),
  },
};
