import type { Clock } from './clock/createClock.ts';
import type { FaultInjector } from './faults/createFaultInjector.ts';
import type { Hosts } from './hosts/createHosts.ts';
import type { Live } from './live/createLive.ts';
import type { Mailbox } from './mailbox/createMailbox.ts';
import type { MediaUrls } from './media/createMediaUrls.ts';
import type { Settings } from './settings/readSettings.ts';
import type { State } from './state/openState.ts';
import type { WebhookSender } from './webhook-sender/createWebhookSender.ts';

export interface Dependencies {
  settings: Settings;
  state: State;
  clock: Clock;
  live: Live;
  sender: WebhookSender;
  media: MediaUrls;
  faults: FaultInjector;
  mailbox: Mailbox;
  hosts: Hosts;
  origin: () => string;
}
