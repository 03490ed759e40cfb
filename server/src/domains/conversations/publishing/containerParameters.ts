import type { MediaAddresses } from '../media/index.ts';
import type { PublicationRow } from './publishing.repository.ts';

type Post = Pick<PublicationRow, 'kind' | 'caption' | 'media' | 'options' | 'part_containers'>;
type Media = Post['media'][number];
type Parameters = Record<string, string>;

export function partParameters(media: Media, addresses: MediaAddresses): Parameters {
  return { is_carousel_item: 'true', ...(media.type === 'video' && { media_type: 'VIDEO' }), ...source(media, addresses) };
}

export function postParameters(post: Post, addresses: MediaAddresses): Parameters {
  const { kind, caption, media, options, part_containers: parts } = post;
  const label: Parameters = options.isAiGenerated ? { is_ai_generated: 'true' } : {};
  const text: Parameters = { ...(caption !== null && { caption }), ...label };
  const [first] = media;
  if (first === undefined) throw new Error('A publication has at least one file.');
  switch (kind) {
    case 'image':
      return { ...source(first, addresses), ...text };
    case 'story':
      return { media_type: 'STORIES', ...source(first, addresses), ...label };
    case 'carousel':
      return { media_type: 'CAROUSEL', children: parts.join(','), ...text };
    case 'reel':
      return {
        media_type: 'REELS',
        ...source(first, addresses),
        ...text,
        ...(options.coverUrl !== undefined && { cover_url: addresses.sign(options.coverUrl) }),
        ...(options.shareToFeed !== undefined && { share_to_feed: String(options.shareToFeed) }),
      };
  }
}

function source({ type, url: stored, altText }: Media, { sign }: MediaAddresses): Parameters {
  const url = sign(stored);
  return type === 'video' ? { video_url: url } : { image_url: url, ...(altText !== undefined && { alt_text: altText }) };
}
