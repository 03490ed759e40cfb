import type { PublicationRow } from './publishing.repository.ts';

type Post = Pick<PublicationRow, 'kind' | 'caption' | 'media' | 'options' | 'part_containers'>;
type Media = Post['media'][number];
type Parameters = Record<string, string>;

export function partParameters(media: Media): Parameters {
  return { is_carousel_item: 'true', ...(media.type === 'video' && { media_type: 'VIDEO' }), ...source(media) };
}

export function postParameters({ kind, caption, media, options, part_containers: parts }: Post): Parameters {
  const text: Parameters = caption === null ? {} : { caption };
  const [first] = media;
  if (first === undefined) throw new Error('A publication has at least one file.');
  switch (kind) {
    case 'image':
      return { ...source(first), ...text };
    case 'story':
      return { media_type: 'STORIES', ...source(first) };
    case 'carousel':
      return { media_type: 'CAROUSEL', children: parts.join(','), ...text };
    case 'reel':
      return {
        media_type: 'REELS',
        ...source(first),
        ...text,
        ...(options.coverUrl !== undefined && { cover_url: options.coverUrl }),
        ...(options.shareToFeed !== undefined && { share_to_feed: String(options.shareToFeed) }),
      };
  }
}

function source({ type, url, altText }: Media): Parameters {
  return type === 'video' ? { video_url: url } : { image_url: url, ...(altText !== undefined && { alt_text: altText }) };
}
