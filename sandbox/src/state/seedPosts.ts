import { createHash } from 'node:crypto';
import type { Asset, Comment, Post } from '../model/entities.ts';
import type { Objects } from './repositories/objects.repository.ts';
import { seedAccounts } from './seed.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A fixed time makes feeds equal. */
const SEED_TIME = Date.UTC(2026, 9, 5, 9);

interface SeedPost {
  type: Post['mediaType'];
  product: Post['productType'];
  caption: string;
  likes: number;
  comments: readonly (readonly [followerId: string, text: string, answer?: string])[];
}

const seedFeed: readonly SeedPost[] = [
  {
    type: 'IMAGE',
    product: 'FEED',
    caption: 'New this week: the linen edit 🌿 Comment SIZE and we will send you the chart.',
    likes: 214,
    comments: [
      ['ana.lima', 'SIZE please 😍'],
      ['jonas.berg', 'Is this in stock in green?', 'It is, until Friday!'],
      ['layla.haddad', 'كم السعر؟'],
    ],
  },
  {
    type: 'VIDEO',
    product: 'REELS',
    caption: 'How we wrap your orders 📦 #smallbusiness',
    likes: 1_902,
    comments: [
      ['yuki_t', 'so satisfying'],
      ['tilly.and.co', 'Collab? 🎉'],
    ],
  },
  {
    type: 'CAROUSEL_ALBUM',
    product: 'FEED',
    caption: 'Three looks, one bag. Which one is yours?',
    likes: 388,
    comments: [['pixel_fox', 'number 2']],
  },
  { type: 'IMAGE', product: 'FEED', caption: '', likes: 57, comments: [] },
  { type: 'IMAGE', product: 'STORY', caption: '', likes: 0, comments: [] },
];

interface Repositories {
  posts: Objects<Post>;
  comments: Objects<Comment>;
  assets: Objects<Asset>;
}

export function seedPosts({ posts, comments, assets }: Repositories): void {
  for (const { igId } of seedAccounts) {
    for (const [index, seed] of seedFeed.entries()) {
      const id = seededId('1789', `${igId}:${index}`);
      const at = SEED_TIME + index * DAY_MS;
      const childCount = seed.type === 'CAROUSEL_ALBUM' ? 3 : 0;
      const childIds = Array.from({ length: childCount }, (_, child) => seededId('1790', `${igId}:${index}:${child}`));
      const assetIds = (childCount > 0 ? childIds : [id]).map((each) => seededId('18', each));
      for (const assetId of assetIds) {
        const isVideo = seed.type === 'VIDEO';
        assets.save(id, {
          id: assetId,
          kind: isVideo ? 'video' : 'image',
          mime: isVideo ? 'video/mp4' : 'image/png',
          bytes: null,
          about: seed.caption,
          isGone: false,
        });
      }
      posts.save(igId, {
        id,
        igId,
        mediaType: seed.type,
        productType: seed.product,
        caption: seed.caption,
        altText: null,
        assetIds,
        childIds,
        shortcode: shortcodeOf(id),
        at,
        likeCount: seed.likes,
        isCommentEnabled: true,
        isBroadcasting: false,
        byFollowerId: null,
      });
      for (const [position, [followerId, text, answer]] of seed.comments.entries()) {
        const commentId = seededId('1787', `${id}:${position}`);
        const commentAt = at + (position + 1) * HOUR_MS;
        const comment = { postId: id, igId, likeCount: position, isHidden: false, privateReplyMid: null };
        comments.save(id, { ...comment, id: commentId, parentId: null, followerId, text, at: commentAt });
        if (answer !== undefined) {
          const reply = { id: seededId('1788', commentId), parentId: commentId, followerId: null, text: answer };
          comments.save(commentId, { ...comment, ...reply, at: commentAt + HOUR_MS });
        }
      }
    }
  }
}

/** Short name in the post's URL. */
export function shortcodeOf(id: string): string {
  return `D${createHash('sha256').update(id).digest('base64url').slice(0, 10)}`;
}

/** Returns 17 digits, which are equal after every reset. */
function seededId(prefix: string, source: string): string {
  const digest = createHash('sha256').update(source).digest().readBigUInt64BE();
  return (
    prefix +
    String(digest)
      .padStart(20, '0')
      .slice(0, 17 - prefix.length)
  );
}
