import { textsOf } from '@fanfare/shared/language';

/** Texts of the screen around its tabs, and of the first of them. */
export const copy = textsOf('webhooks/frame', {
  title: 'Webhook management',
  loading: 'Loading',
  unknownTab: (text: string) => `There is no tab "${text}"`,
  unknownView: (text: string) => `There is no view "${text}"`,
  ignored: (name: string, text: string) => `"${text}" is no ${name} and is ignored`,
  tabs: {
    label: 'Parts of webhook management',
    overview: 'Overview',
    dashboard: 'Dashboard',
    testing: 'Testing',
    monitoring: 'Monitoring',
    notifications: 'Notifications',
  },
  answer: {
    name: 'State of the webhook',
    checking: 'Checking the connection',
    ago: {
      day: (count: number) => `${count} d`,
      hour: (count: number) => `${count} h`,
      minute: (count: number) => `${count} min`,
      second: (count: number) => `${count} s`,
    },
    receiving: (ago: string) => `Receiving. Last event ${ago} ago.`,
    fields: (subscribed: number, missing: number) =>
      `${subscribed === 1 ? '1 field' : `${subscribed} fields`} subscribed${missing === 0 ? '' : `, ${missing} missing`}.`,
    notSubscribed: 'Instagram sends no events: the subscription is off.',
    nothingYet: 'Connected, nothing received yet.',
    lost: 'Unknown whether events arrive: the connection to Fanfare is lost.',
    lastEvent: (ago: string) => `Last known event ${ago} ago.`,
    notConnected: 'Not connected.',
    connect: 'Connect Instagram',
  },
  overview: {
    title: 'How an event travels',
    text: 'Whatever happens in the connected account reaches Fanfare as a webhook. Each event is stored before it is answered, and ends in a state that says what became of it.',
    steps: [
      {
        name: 'Instagram sends',
        text: 'A message, a comment, a mention or a reaction is delivered within seconds, signed with the secret of the app.',
      },
      {
        name: 'Fanfare checks and stores',
        text: 'What is not signed rightly is refused. What is stored is not lost, even when the server stops at that moment.',
      },
      {
        name: 'Automations are asked',
        text: 'In their order. Which were asked, and why each did or did not answer, is kept with the event.',
      },
      {
        name: 'The answer goes out',
        text: 'Every call to Instagram is on record. What fails is tried again, or says what to do.',
      },
    ],
    linksTitle: 'Where to look',
    links: {
      events: { name: 'Events', text: 'Everything that arrived, with its story down to each call. Retry and replay.' },
      subscriptions: { name: 'Subscriptions', text: 'Which account sends what, and what is missing.' },
      testing: { name: 'Testing', text: 'Let an invented follower write and see what would answer. Nobody gets a message.' },
      monitoring: { name: 'Monitoring', text: 'Health, performance and errors, looked at every 30 seconds.' },
    },
  },
});
