import {
  EMAIL_CONFIRMATION_TTL_MS,
  type Language,
  PASSWORD_RESET_TTL_MS,
  type RoutePath,
  routes,
  TWO_FACTOR_SETUP_TTL_MS,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import { randomToken } from '../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import type { LinkPurpose } from '../../infrastructure/database/tables/tables.ts';
import type { Jobs } from '../../infrastructure/jobs/createJobs.ts';
import type { Mailer } from '../../infrastructure/mail/createMailer.ts';
import { type MailContent, renderMail } from '../../infrastructure/mail/renderMail.ts';
import { getSessionDevice } from '../sessions/index.ts';
import { deleteLink, findRecipient, insertLink, type Recipient } from './account-mails.repository.ts';
import { copyByLanguage } from './copy/copyByLanguage.ts';
import type { MailCopy } from './copy/MailCopy.ts';
import { confirmEmail } from './mails/confirmEmail.ts';
import { emailChangeRequested } from './mails/emailChangeRequested.ts';
import { newDevice } from './mails/newDevice.ts';
import { passwordChanged } from './mails/passwordChanged.ts';
import { passwordReset } from './mails/passwordReset.ts';
import { secondFactorFailed } from './mails/secondFactorFailed.ts';
import { twoFactorOff } from './mails/twoFactorOff.ts';
import { twoFactorOn } from './mails/twoFactorOn.ts';
import { twoFactorSetup } from './mails/twoFactorSetup.ts';

/** Which mail to whom. Waits in the database as it is, so it names ids and neither addresses nor secrets. */
export interface AccountMail {
  kind:
    | keyof typeof linkMails
    | 'newDevice'
    | 'twoFactorOn'
    | 'twoFactorOff'
    | 'secondFactorFailed'
    | 'passwordChanged'
    | 'emailChangeRequested';
  ownerId: string;
  /** ISO 8601: when the thing happened. */
  at: string;
  /** The session that a mail about a new device speaks of. */
  sessionId?: string;
  /** Of a request that nobody had signed in for; otherwise the mail is in the language of the user. */
  language?: Language;
}

export interface AccountMails {
  /** Part of a transaction; wake after its commit. A mail to a user who does not exist is dropped when its turn comes. */
  enqueue: (queries: Queries, mail: Omit<AccountMail, 'at'>) => Promise<void>;
  wake: () => void;
}

interface LinkMail {
  purpose: LinkPurpose;
  ttlMs: number;
  page: RoutePath;
  compose: (copy: MailCopy, username: string, url: string) => MailContent;
  addressOf: (recipient: Recipient) => string | null;
}

const linkMails = {
  passwordReset: {
    purpose: 'password_reset',
    ttlMs: PASSWORD_RESET_TTL_MS,
    page: routes.resetPassword,
    compose: passwordReset,
    addressOf: ({ email }) => email,
  },
  twoFactorSetup: {
    purpose: 'two_factor_setup',
    ttlMs: TWO_FACTOR_SETUP_TTL_MS,
    page: routes.twoFactorSetup,
    compose: twoFactorSetup,
    addressOf: ({ email }) => email,
  },
  confirmEmail: {
    purpose: 'email_confirmation',
    ttlMs: EMAIL_CONFIRMATION_TTL_MS,
    page: routes.confirmEmail,
    compose: confirmEmail,
    addressOf: ({ pending_email }) => pending_email,
  },
} as const satisfies Record<string, LinkMail>;

interface Dependencies {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
}

export function createAccountMails({ database, jobs, mailer, clock, publicUrl }: Dependencies): AccountMails {
  /** The link is made when the mail leaves, so that it never waits anywhere. */
  async function sendLink(ownerId: string, recipient: Recipient, mail: LinkMail, copy: MailCopy): Promise<void> {
    const address = mail.addressOf(recipient);
    if (address === null || address === '') return;
    const token = randomToken();
    const token_hash = sha256(token);
    const expires_at = new Date(clock.nowMs() + mail.ttlMs);
    await database.asOwner(ownerId, (queries) =>
      insertLink(queries, { token_hash, owner_id: ownerId, purpose: mail.purpose, expires_at }),
    );
    try {
      const url = `${publicUrl}${mail.page}#token=${token}`;
      await mailer.send(address, renderMail(mail.compose(copy, recipient.username, url)));
    } catch (error) {
      await database.asOwner(ownerId, (queries) => deleteLink(queries, ownerId, token_hash));
      throw error;
    }
  }

  async function composeNotice(mail: AccountMail, username: string, copy: MailCopy): Promise<MailContent> {
    const { kind, ownerId, at, sessionId } = mail;
    const time = copy.time(new Date(at));
    switch (kind) {
      case 'twoFactorOn':
        return twoFactorOn(copy, username);
      case 'twoFactorOff':
        return twoFactorOff(copy, username);
      case 'secondFactorFailed':
        return secondFactorFailed(copy, username, time);
      case 'emailChangeRequested':
        return emailChangeRequested(copy, username);
      case 'passwordChanged':
        return passwordChanged(copy, username, time);
      default: {
        const find = (queries: Queries) => getSessionDevice(queries, ownerId, sessionId ?? ownerId);
        const device = await database.asOwner(ownerId, find);
        return newDevice(copy, username, device ? copy.device(device) : copy.unknownDevice, time);
      }
    }
  }

  async function perform(mail: AccountMail): Promise<void> {
    const recipient = await database.asOwner(mail.ownerId, (queries) => findRecipient(queries, mail.ownerId));
    if (!recipient || recipient.email === '') return;
    const copy = copyByLanguage[mail.language ?? recipient.language];
    if (isLinkMail(mail.kind)) return sendLink(mail.ownerId, recipient, linkMails[mail.kind], copy);
    await mailer.send(recipient.email, renderMail(await composeNotice(mail, recipient.username, copy)));
  }

  const queue = jobs.define<AccountMail>('account-mail', perform);
  return {
    enqueue: (queries, mail) => queue.enqueue(queries, { ...mail, at: new Date(clock.nowMs()).toISOString() }),
    wake: queue.wake,
  };
}

function isLinkMail(kind: AccountMail['kind']): kind is keyof typeof linkMails {
  return Object.hasOwn(linkMails, kind);
}
