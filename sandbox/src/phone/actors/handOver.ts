import type { MessagingUpdate } from '@fanfare/shared/contracts/graph';
import type { Dependencies } from '../../Dependencies.ts';
import { notifyMessaging } from '../../webhook-sender/notifyApp.ts';
import type { Actor } from './Actor.ts';

/** A fictional app. */
const OTHER_APP_ID = '263902037430900';

export const handovers = ['otherAppTakes', 'otherAppGivesBack', 'otherAppAsks'] as const;
export type Handover = (typeof handovers)[number];

/** While another app has the thread, this app receives `standby` events. */
export function handOver(dependencies: Dependencies, { contact }: Actor, what: Handover): void {
  const { state, clock, settings, live } = dependencies;
  const timestamp = clock.now();
  const control = (previous: string, next: string) => ({ previous_owner_app_id: previous, new_owner_app_id: next, metadata: '' });
  const messages: Record<Handover, Partial<MessagingUpdate>> = {
    otherAppTakes: { take_thread_control: control(settings.appId, OTHER_APP_ID) },
    otherAppGivesBack: { pass_thread_control: control(OTHER_APP_ID, settings.appId) },
    otherAppAsks: { request_thread_control: { requested_owner_app_id: OTHER_APP_ID, metadata: '' } },
  };
  const update = { sender: { id: contact.igsid }, recipient: { id: contact.igId }, timestamp, ...messages[what] };
  state.transaction(() => {
    if (what !== 'otherAppAsks') state.followers.setFlags({ ...contact, isThreadElsewhere: what === 'otherAppTakes' });
    notifyMessaging(dependencies, {
      contact,
      mid: `${what}:${timestamp}`,
      kind: 'handover',
      fields: ['messaging_handover'],
      update,
    });
  });
  live.publish({ kind: 'conversation', igId: contact.igId, igsid: contact.igsid });
}
