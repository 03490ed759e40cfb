import { message } from '@fanfare/shared/contracts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { type AccountRow, missingPermissions } from '../../instagram/instagram-accounts/index.ts';
import type { NewPublication } from './checkPublication.ts';
import type { AuthoredPublication, PostContent } from './publishing.repository.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export function contentOf(post: NewPublication, nowMs: number): Omit<PostContent, 'requestedAt'> {
  const { kind, caption, media, coverUrl, shareToFeed } = post;
  return {
    kind,
    caption: caption?.trim() ? caption : null,
    media,
    options: { coverUrl, shareToFeed },
    scheduledAt: whenToPublish(post.scheduledAt, nowMs),
  };
}

export function objectOf({ id, caption }: Pick<AuthoredPublication, 'id' | 'caption'>) {
  return { kind: 'publication', id, ...(caption !== null && { name: caption }) } as const;
}

export function requireMayPublish(account: AccountRow | undefined): AccountRow {
  if (!account) throw new AppError('instagram_not_connected');
  if (account.state === 'expired') throw new AppError('instagram_expired');
  if (missingPermissions(account).includes('publishing'))
    throw new AppError('permission_missing', { text: message('publishing.permission-missing') });
  return account;
}

function whenToPublish(scheduledAt: string | undefined, nowMs: number): Date {
  if (scheduledAt === undefined) return new Date(nowMs);
  const time = Date.parse(scheduledAt);
  const isWithinAYear = time < nowMs + YEAR_MS;
  if (!isWithinAYear) throw new AppError('validation_failed', { text: message('publishing.schedule-out-of-range') });
  return new Date(Math.max(time, nowMs));
}
