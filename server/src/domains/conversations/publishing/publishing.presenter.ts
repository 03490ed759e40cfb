import type { Publication } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { MediaAddresses } from '../media/index.ts';
import type { AuthoredPublication } from './publishing.repository.ts';

export function presentPublication(row: AuthoredPublication, { sign }: MediaAddresses): Publication {
  const { coverUrl, shareToFeed, isAiGenerated } = row.options;
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    caption: row.caption,
    media: row.media.map(({ type, url, altText }) => ({ type, url: sign(url), ...(altText !== undefined && { altText }) })),
    ...(coverUrl !== undefined && { coverUrl: sign(coverUrl) }),
    ...(shareToFeed !== undefined && { shareToFeed }),
    ...(isAiGenerated !== undefined && { isAiGenerated }),
    state: presentedState(row.state),
    scheduledAt: row.scheduled_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    mediaId: row.media_id,
    ...inBoth('error', 'errorMessage', row.error_message ?? row.error),
    by: row.by,
    revision: row.revision,
    approval: presentApproval(row),
  };
}

/** Remotes of the present contract know no other states. */
function presentedState(state: AuthoredPublication['state']): Publication['state'] {
  if (state === 'waiting') return 'scheduled';
  return state === 'refused' ? 'cancelled' : state;
}

function presentApproval(row: AuthoredPublication): Publication['approval'] {
  const { state, requested_at, decider, approval_comment: comment } = row;
  if (requested_at === null) return null;
  const decision = state === 'waiting' ? 'open' : state === 'refused' ? 'refused' : 'given';
  return { state: decision, requestedAt: requested_at.toISOString(), decidedBy: decider, comment };
}
