import { routes } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { translatorFor } from '../../../infrastructure/language/translations.ts';
import type { Mailer } from '../../../infrastructure/mail/createMailer.ts';
import { renderMail } from '../../../infrastructure/mail/renderMail.ts';
import { findRecipient, listManagersOfInstagram } from './account-mails.repository.ts';
import { composeTakeover } from './mails.ts';

interface TakeoverMail {
  userId: string;
  account: string;
  user: string;
  workspace: string;
  at: string;
}

interface Dependencies {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
}

export type MailTakeover = (
  queries: Queries,
  takeover: { ownerId: string; account: string; user: string },
) => Promise<() => void>;

export function createTakeoverMails({ database, jobs, mailer, clock, publicUrl }: Dependencies): MailTakeover {
  const queue = jobs.define<TakeoverMail>('takeover-mail', async ({ userId, at, ...names }) => {
    const recipient = await database.asOwner(userId, (queries) => findRecipient(queries, userId));
    if (!recipient || recipient.email === '') return;
    const translator = translatorFor(recipient.language);
    const content = composeTakeover(translator, recipient.username, {
      ...names,
      at: new Date(at),
      url: `${publicUrl}${routes.connectInstagram}`,
    });
    await mailer.send(recipient.email, renderMail(content));
  });

  return async (queries, { ownerId, account, user }) => {
    const at = new Date(clock.nowMs()).toISOString();
    for (const { userId, workspace } of await listManagersOfInstagram(queries, ownerId)) {
      await queue.enqueue(queries, { userId, account, user, workspace, at });
    }
    return queue.wake;
  };
}
