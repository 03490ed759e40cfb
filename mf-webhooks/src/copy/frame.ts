import { plural, t } from '@lingui/core/macro';

export const copy = {
  title: t`Webhook management`,
  loading: t`Loading`,
  unknownTab: (text: string) => t`There is no tab "${text}"`,
  unknownView: (text: string) => t`There is no view "${text}"`,
  ignored: (name: string, text: string) => t`"${text}" is no ${name} and is ignored`,
  tabs: {
    label: t`Parts of webhook management`,
    overview: t({ message: 'Overview', context: 'tab' }),
    dashboard: t`Dashboard`,
    testing: t`Testing`,
    monitoring: t`Monitoring`,
    notifications: t`Notifications`,
  },
  answer: {
    name: t`State of the webhook`,
    checking: t`Checking the connection`,
    ago: {
      day: (count: number) => t`${count} d`,
      hour: (count: number) => t`${count} h`,
      minute: (count: number) => t`${count} min`,
      second: (count: number) => t`${count} s`,
    },
    receiving: (ago: string) => t`Receiving. Last event ${ago} ago.`,
    fields: (subscribed: number, missing: number) =>
      missing === 0
        ? t`${plural(subscribed, { one: '1 field', other: `${subscribed} fields` })} subscribed.`
        : t`${plural(subscribed, { one: '1 field', other: `${subscribed} fields` })} subscribed, ${missing} missing.`,
    notSubscribed: t`Instagram sends no events: the subscription is off.`,
    nothingYet: t`Connected, nothing received yet.`,
    lost: t`Unknown whether events arrive: the connection to Fanfare is lost.`,
    lastEvent: (ago: string) => t`Last known event ${ago} ago.`,
    notConnected: t`Not connected.`,
    connect: t`Connect Instagram`,
  },
  overview: {
    title: t`How an event travels`,
    text: t`Whatever happens in the connected account reaches Fanfare as a webhook. Each event is stored before it is answered, and ends in a state that says what became of it.`,
    steps: [
      {
        name: t`Instagram sends`,
        text: t`A message, a comment, a mention or a reaction is delivered within seconds, signed with the secret of the app.`,
      },
      {
        name: t`Fanfare checks and stores`,
        text: t`What is not signed rightly is refused. What is stored is not lost, even when the server stops at that moment.`,
      },
      {
        name: t`Automations are asked`,
        text: t`In their order. Which were asked, and why each did or did not answer, is kept with the event.`,
      },
      {
        name: t`The answer goes out`,
        text: t`Every call to Instagram is on record. What fails is tried again, or says what to do.`,
      },
    ],
    linksTitle: t`Where to look`,
    links: {
      events: { name: t`Events`, text: t`Everything that arrived, with its story down to each call. Retry and replay.` },
      subscriptions: { name: t`Subscriptions`, text: t`Which account sends what, and what is missing.` },
      testing: { name: t`Testing`, text: t`Let an invented follower write and see what would answer. Nobody gets a message.` },
      monitoring: { name: t`Monitoring`, text: t`Health, performance and errors, looked at every 30 seconds.` },
    },
  },
};
