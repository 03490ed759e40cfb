import type { Container, Post } from '../../model/entities.ts';
import { shortcodeOf } from '../../state/seedPosts.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { selectFields } from '../answers/selectFields.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';
import { publishingErrors } from './publishingErrors.ts';

const SCOPE = 'instagram_business_content_publish';
const DAY_MS = 24 * 60 * 60 * 1000;
const QUOTA = 100;

/** Returns IN_PROGRESS for some polls, then FINISHED, PUBLISHED, ERROR or, after a day, EXPIRED. */
export function readContainer(call: GraphCall, container: Container): unknown {
  requireScope(call.caller, SCOPE);
  const status = statusOf(call, container);
  const answer = selectFields(
    {
      id: container.id,
      status_code: status,
      status: status === 'ERROR' ? `Error: Media upload has failed with error code ${container.failedWith}` : `${status}`,
    },
    call.params.fields,
  );
  if (status === 'IN_PROGRESS') {
    const polled = { ...container, pollsLeft: container.pollsLeft - 1 };
    call.state.transaction(() => call.state.containers.save(container.igId, polled));
  }
  return answer;
}

export function publishContainer(call: GraphCall): { id: string } {
  const { state, caller, params, live, now } = call;
  requireScope(caller, SCOPE);
  if (params.creation_id === undefined) throw graphErrors.missingParameter('creation_id');
  const creationId = String(params.creation_id);
  const { igId } = caller.account;
  const container = state.containers.find(creationId);
  if (!container || container.igId !== igId || container.isCarouselItem) throw graphErrors.unknownObject(creationId, 'POST');
  if (container.publishedAs !== null) return { id: container.publishedAs };
  const status = statusOf(call, container);
  if (status === 'EXPIRED') throw publishingErrors.containerExpired();
  if (status !== 'FINISHED') throw publishingErrors.notReady();
  if (publishedToday(call) >= QUOTA) throw publishingErrors.quotaSpent();
  const post = toPost(call, container);
  state.transaction(() => {
    state.posts.save(igId, post);
    state.containers.save(igId, { ...container, publishedAs: post.id, createdAt: now });
  });
  live.publish({ kind: 'posts', igId });
  return { id: post.id };
}

export function readPublishingLimit(call: GraphCall): unknown {
  requireScope(call.caller, SCOPE);
  const { id: _, ...limit } = selectFields(
    { id: '', quota_usage: publishedToday(call), config: { quota_total: QUOTA, quota_duration: DAY_MS / 1000 } },
    call.params.fields,
    ['quota_usage'],
  );
  return { data: [limit] };
}

function publishedToday({ state, caller, now }: GraphCall): number {
  return state.containers
    .listOf(caller.account.igId)
    .filter(({ publishedAs, createdAt }) => publishedAs !== null && now - createdAt < DAY_MS).length;
}

function statusOf({ now }: GraphCall, container: Container) {
  if (container.publishedAs !== null) return 'PUBLISHED';
  if (now - container.createdAt >= DAY_MS) return 'EXPIRED';
  if (container.pollsLeft > 0) return 'IN_PROGRESS';
  return container.failedWith === null ? 'FINISHED' : 'ERROR';
}

function toPost({ state, caller, now }: GraphCall, container: Container): Post {
  const id = `179${state.random.digits(14)}`;
  const products = { IMAGE: 'FEED', REELS: 'REELS', STORIES: 'STORY', CAROUSEL: 'FEED' } as const;
  return {
    id,
    igId: caller.account.igId,
    mediaType: container.mediaType === 'CAROUSEL' ? 'CAROUSEL_ALBUM' : container.isVideo ? 'VIDEO' : 'IMAGE',
    productType: products[container.mediaType],
    caption: container.caption,
    altText: container.altText,
    isAiGenerated: container.isAiGenerated ?? false,
    assetIds: container.assetIds,
    childIds: container.childIds.map(() => `179${state.random.digits(14)}`),
    shortcode: shortcodeOf(id),
    at: now,
    likeCount: 0,
    isCommentEnabled: true,
    isBroadcasting: false,
    byFollowerId: null,
  };
}
