import type { Publication } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { AuthoredPublication } from './publishing.repository.ts';

export function presentPublication(row: AuthoredPublication): Publication {
  const { coverUrl, shareToFeed } = row.options;
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    caption: row.caption,
    media: row.media.map(({ type, url, altText }) => ({ type, url, ...(altText !== undefined && { altText }) })),
    ...(coverUrl !== undefined && { coverUrl }),
    ...(shareToFeed !== undefined && { shareToFeed }),
    state: row.state,
    scheduledAt: row.scheduled_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    mediaId: row.media_id,
    ...inBoth('error', 'errorMessage', row.error_message ?? row.error),
    by: row.by,
  };
}
