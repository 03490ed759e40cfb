import { message } from '@fanfare/shared/contracts';
import { GraphError } from '../../../../integrations/instagram/index.ts';
import { recordEvents } from '../../../feed/events/index.ts';
import { expireAccount } from '../expireAccount.ts';
import { type AccountRow, storeSubscription } from '../instagram-accounts.repository.ts';
import { noticeEvent } from '../noticeEvent.ts';
import { openAccountToken } from '../openAccountToken.ts';
import { requiredFields } from '../webhooks/requiredFields.ts';
import { subscribeToWebhooks } from '../webhooks/subscribeToWebhooks.ts';
import { claimSubscriptionsToCheck } from './maintenance.repository.ts';
import type { MaintenanceDependencies } from './refreshTokens.ts';

/** Subscribes again and reports what was lost (failure F25). */
export async function watchSubscriptions(dependencies: MaintenanceDependencies, everyMs: number): Promise<void> {
  const { database, instagram, vault, clock, logger, bus } = dependencies;
  for (const account of await claimSubscriptionsToCheck(database.system, everyMs)) {
    try {
      await compare(account);
    } catch (error) {
      logger.warn({ err: error, accountId: account.id }, 'comparing a subscription failed');
      if (!(error instanceof GraphError) || error.failure !== 'token_dead') continue;
      await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
      bus.publish('feed-changed', account.owner_id);
    }
  }

  async function compare(account: AccountRow): Promise<void> {
    const token = openAccountToken(vault, account);
    if (token === null) return;
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
