import { message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { type AccountRow, missingPermissions } from '../../instagram/instagram-accounts/index.ts';
import { keepFiles, type MediaAddresses } from '../media/index.ts';
import { checkFiles, type NewPublication } from './checkPublication.ts';
import type { AuthoredPublication, PostContent } from './publishing.repository.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Keeps uploaded files, and stores their addresses without the signature. */
export async function contentOf(
  queries: Queries,
  addresses: MediaAddresses,
  ownerId: string,
  post: NewPublication,
  nowMs: number,
): Promise<Omit<PostContent, 'requestedAt'>> {
  const { kind, caption, media, coverUrl, shareToFeed, isAiGenerated } = post;
  const scheduledAt = whenToPublish(post.scheduledAt, nowMs);
  const urls = [...media.map(({ url }) => url), ...(coverUrl === undefined ? [] : [coverUrl])];
  const files = await keepFiles(queries, addresses, ownerId, { addresses: urls, at: scheduledAt });
  const problems = checkFiles(post, files);
  if (problems.length > 0) throw new AppError('validation_failed', { text: problems });
  const stored = (url: string) => files.get(url)?.address ?? url;
  return {
    kind,
    caption: caption?.trim() ? caption : null,
    media: media.map((file) => ({ ...file, url: stored(file.url) })),
    options: { coverUrl: coverUrl === undefined ? undefined : stored(coverUrl), shareToFeed, isAiGenerated },
    scheduledAt,
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
