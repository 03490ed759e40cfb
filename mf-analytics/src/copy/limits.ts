import type { UserLimit } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

type LimitName = UserLimit['name'];

export const copy = {
  title: t`Limits`,
  loading: t`Loading your limits`,
  failed: t`Could not load your limits.`,
  retry: t`Try again`,
  groups: { stored: t`Storage`, rates: t`Rate limits` },
  names: {
    flows: t`Flows`,
    flowMegabytes: t`Flow storage`,
    versionsPerFlow: t`Versions per flow`,
    automations: t`Automations`,
    callsAtOnce: t`Simultaneous requests`,
    callsPerMinute: t`Requests per minute`,
    databaseSecondsPerMinute: t`Database time per minute`,
    flowRequestsPerMinute: t`Web requests per minute`,
  } satisfies Record<LimitName, string>,
  about: {
    flows: t`Drafts and published flows.`,
    flowMegabytes: t`All flows and versions. Versions used in a run still count after you delete the flow.`,
    versionsPerFlow: t`Older versions are deleted automatically unless a run or an automation uses them.`,
    automations: t`Active and paused automations.`,
    callsAtOnce: t`Requests in progress on the server. Additional requests wait in a queue.`,
    callsPerMinute: t`Requests from your browser and API clients in the current minute.`,
    databaseSecondsPerMinute: t`Database time used by your requests in the current minute.`,
    flowRequestsPerMinute: t`Requests your flows sent to other services in the last minute.`,
  } satisfies Record<LimitName, string>,
  used: (used: string, allowed: string) => t`${used} of ${allowed}`,
  upTo: (allowed: string) => t`Up to ${allowed}`,
  megabytes: (amount: string) => t`${amount} MB`,
  seconds: (amount: string) => t`${amount} s`,
  percent: (percent: string) => t`${percent}% used`,
  full: t`Limit reached`,
  advice: {
    flows: t`Delete flows you no longer need.`,
    flowMegabytes: t`Delete flows you no longer need, or make large flows smaller.`,
    automations: t`Delete automations you no longer need.`,
    callsAtOnce: t`Close other tabs, or send fewer requests at the same time from your API clients.`,
    callsPerMinute: t`At the limit, requests fail until the next minute. Close other tabs or slow down API clients.`,
    databaseSecondsPerMinute: t`At the limit, requests fail until the next minute. Use shorter date ranges and fewer searches.`,
    flowRequestsPerMinute: t`At the limit, new requests wait until the rate drops.`,
  } satisfies Partial<Record<LimitName, string>>,
  raise: (setting: string) => t`If you need more, ask your administrator to raise ${setting}.`,
};
