import {
  EMAIL_CONFIRMATION_TTL_MS,
  PASSWORD_RESET_TTL_MS,
  type RoutePath,
  routes,
  TWO_FACTOR_SETUP_TTL_MS,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { storedLanguage } from '../../../infrastructure/database/languageColumns.ts';
import type { LinkPurpose } from '../../../infrastructure/database/tables/tables.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { type Translator, translatorFor } from '../../../infrastructure/language/translations.ts';
import type { Mailer } from '../../../infrastructure/mail/createMailer.ts';
import { renderMail } from '../../../infrastructure/mail/renderMail.ts';
import { getSessionDevice } from '../sessions/index.ts';
import { deleteLink, findRecipient, insertLink, type Recipient } from './account-mails.repository.ts';
import { composeLink, composeNotice, type LinkKind, type NoticeKind } from './mails.ts';

/** In the queue, so it contains no addresses and no secrets. */
export interface AccountMail {
  kind: LinkKind | NoticeKind;
  ownerId: string;
  /** ISO 8601. */
  at: string;
  sessionId?: string;
  language?: string;
  /** Set for languages that version 1.0.0 does not have. */
  other_language?: string | null;
}

export interface AccountMails {
  enqueue: (queries: Queries, mail: Omit<AccountMail, 'at' | 'other_language'>) => Promise<void>;
  wake: () => void;
}

interface LinkMail {
  purpose: LinkPurpose;
  ttlMs: number;
  page: RoutePath;
  addressOf: (recipient: Recipient) => string | null;
}

const linkMails: Readonly<Record<LinkKind, LinkMail>> = {
  passwordReset: {
    purpose: 'password_reset',
    ttlMs: PASSWORD_RESET_TTL_MS,
    page: routes.resetPassword,
    addressOf: ({ email }) => email,
  },
  twoFactorSetup: {
    purpose: 'two_factor_setup',
    ttlMs: TWO_FACTOR_SETUP_TTL_MS,
    page: routes.twoFactorSetup,
    addressOf: ({ email }) => email,
  },
  confirmEmail: {
    purpose: 'email_confirmation',
    ttlMs: EMAIL_CONFIRMATION_TTL_MS,
    page: routes.confirmEmail,
    addressOf: ({ pending_email }) => pending_email,
  },
};

interface Dependencies {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  clock: Clock;
  publicUrl: string;
}

export function createAccountMails({ database, jobs, mailer, clock, publicUrl }: Dependencies): AccountMails {
  /** Created on sending, so that the queue contains no links. */
  async function sendLink(ownerId: string, kind: LinkKind, recipient: Recipient, translator: Translator): Promise<void> {
    const { addressOf, purpose, ttlMs, page } = linkMails[kind];
    const address = addressOf(recipient);
    if (address === null || address === '') return;
    const token = randomToken();
    const token_hash = sha256(token);
    const expires_at = new Date(clock.nowMs() + ttlMs);
    await database.asOwner(ownerId, (queries) => insertLink(queries, { token_hash, owner_id: ownerId, purpose, expires_at }));
    try {
      const url = `${publicUrl}${page}#token=${token}`;
      await mailer.send(address, renderMail(composeLink(kind, translator, recipient.username, url)));
    } catch (error) {
      await database.asOwner(ownerId, (queries) => deleteLink(queries, ownerId, token_hash));
      throw error;
    }
  }

  async function perform({ kind, ownerId, at, sessionId, language, other_language }: AccountMail): Promise<void> {
    const recipient = await database.asOwner(ownerId, (queries) => findRecipient(queries, ownerId));
    if (!recipient || recipient.email === '') return;
    const translator = translatorFor(other_language ?? language ?? recipient.language);
    if (isLink(kind)) return sendLink(ownerId, kind, recipient, translator);
    const device =
      sessionId === undefined
        ? null
        : await database.asOwner(ownerId, (queries) => getSessionDevice(queries, ownerId, sessionId));
    const content = composeNotice(kind, translator, recipient.username, { at: new Date(at), device });
    await mailer.send(recipient.email, renderMail(content));
  }

  const queue = jobs.define<AccountMail>('account-mail', perform);
  return {
    enqueue: (queries, { language, ...mail }) =>
      queue.enqueue(queries, {
        ...mail,
        ...(language !== undefined && storedLanguage(language)),
        at: new Date(clock.nowMs()).toISOString(),
      }),
    wake: queue.wake,
  };
}

function isLink(kind: AccountMail['kind']): kind is LinkKind {
  return Object.hasOwn(linkMails, kind);
}
