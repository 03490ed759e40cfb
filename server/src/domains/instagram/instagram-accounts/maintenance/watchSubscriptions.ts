import { message } from '@fanfare/shared/contracts';
import { recordEvents } from '../../../feed/events/index.ts';
import { type AccountRow, storeSubscription } from '../instagram-accounts.repository.ts';
import { noticeEvent } from '../noticeEvent.ts';
import { requiredFields } from '../webhooks/requiredFields.ts';
import { subscribeToWebhooks } from '../webhooks/subscribeToWebhooks.ts';
import { leaseSubscriptionsToCheck } from './maintenance.repository.ts';
import { type MaintenanceDependencies, workOn } from './refreshTokens.ts';

/** Subscribes again and reports what was lost (failure F25). */
export async function watchSubscriptions(dependencies: MaintenanceDependencies, everyMs: number): Promise<void> {
  const { database, instagram, clock, bus } = dependencies;
  await workOn(
    await leaseSubscriptionsToCheck(database.system, everyMs),
    'comparing a subscription failed',
    dependencies,
    compare,
  );

  async function compare(account: AccountRow, token: string): Promise<void> {
    const listed = await instagram.listSubscribedFields(token);
    const lost = account.subscribed_fields.filter((field) => !listed.includes(field));
    const isComplete = requiredFields(account.scopes).every((field) => listed.includes(field));
    const fields = isComplete ? requiredFields(account.scopes) : await subscribeToWebhooks(instagram, token, account.scopes);
    const stillLost = lost.filter((field) => !fields.some((restored) => restored === field));

    await database.asSystem(async (queries) => {
      await storeSubscription(queries, account.owner_id, account.id, { fields, isWanted: true });
      if (lost.length > 0) await recordEvents(queries, [lostEvent(account, lost, stillLost, new Date(clock.nowMs()))]);
    });
    if (lost.length > 0) bus.publish('feed-changed', account.owner_id);
  }
}

function lostEvent(account: AccountRow, lost: readonly string[], stillLost: readonly string[], now: Date) {
  const text =
    stillLost.length === 0
      ? message('notices.subscription-restored', { fields: lost.join(', ') })
      : message('notices.subscription-refused', { fields: stillLost.join(', ') });
  return noticeEvent(account, {
    key: `subscription:${account.id}:${now.getTime()}`,
    text,
    place: 'connection',
    payload: { lost, stillLost },
    now,
  });
}
