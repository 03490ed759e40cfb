import type { UserLimit } from '@fanfare/shared/contracts';
import { textsOf } from '@fanfare/shared/language';

type LimitName = UserLimit['name'];

/** Texts of the limits dialog. */
export const copy = textsOf('analytics/limits', {
  title: 'Limits',
  loading: 'Loading your limits',
  failed: 'Your limits could not be loaded.',
  retry: 'Try again',
  groups: { stored: 'Storage', rates: 'Rate limits' },
  names: {
    flows: 'Flows',
    flowMegabytes: 'Flow storage',
    versionsPerFlow: 'Versions per flow',
    automations: 'Automations',
    callsAtOnce: 'Simultaneous requests',
    callsPerMinute: 'Requests per minute',
    databaseSecondsPerMinute: 'Database time per minute',
    flowRequestsPerMinute: 'Web requests per minute',
  } satisfies Record<LimitName, string>,
  about: {
    flows: 'Drafts and published flows.',
    flowMegabytes: 'Flows and all their versions. Versions that were used in a run still count after you delete the flow.',
    versionsPerFlow: 'Older versions are deleted automatically unless a run or an automation uses them.',
    automations: 'Active and paused automations.',
    callsAtOnce: 'Requests that the server is processing for you. Further requests wait their turn.',
    callsPerMinute: 'Requests from your browser and API clients in the current minute.',
    databaseSecondsPerMinute: 'Time that your requests have used the database in the current minute.',
    flowRequestsPerMinute: 'Requests that your flows have sent to other services in the last minute.',
  } satisfies Record<LimitName, string>,
  used: (used: string, allowed: string) => `${used} of ${allowed}`,
  upTo: (allowed: string) => `Up to ${allowed}`,
  megabytes: (amount: string) => `${amount} MB`,
  seconds: (amount: string) => `${amount} s`,
  percent: (percent: string) => `${percent}% used`,
  full: 'Limit reached',
  advice: {
    flows: 'Delete flows you no longer need.',
    flowMegabytes: 'Delete flows you no longer need, or make large flows smaller.',
    automations: 'Delete automations you no longer need.',
    callsAtOnce: 'Close other tabs, or send fewer requests at the same time from your API clients.',
    callsPerMinute: 'At the limit, requests fail until the next minute. Close other tabs, or slow down your API clients.',
    databaseSecondsPerMinute: 'At the limit, requests fail until the next minute. Use shorter date ranges and fewer searches.',
    flowRequestsPerMinute: 'At the limit, further requests wait until earlier ones are a minute old.',
  } satisfies Partial<Record<LimitName, string>>,
  raise: (setting: string) => `If you need more, ask the administrator who runs this installation to raise ${setting}.`,
});
