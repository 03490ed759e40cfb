import { downloadMedia } from '../../media/downloadMedia.ts';
import { saveAsset } from '../../media/saveAsset.ts';
import type { Container } from '../../model/entities.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';
import { jpegSize } from './jpegSize.ts';
import { publishingErrors } from './publishingErrors.ts';

const CAPTION_MAX = 2_200;
const HASHTAGS_MAX = 30;
const MENTIONS_MAX = 20;
const CHILDREN_MIN = 2;
const CHILDREN_MAX = 10;
const ASPECT_MIN = 4 / 5;
const ASPECT_MAX = 1.91;
const knownParams = [
  'access_token',
  'alt_text',
  'caption',
  'children',
  'collaborators',
  'cover_url',
  'image_url',
  'is_ai_generated',
  'is_carousel_item',
  'location_id',
  'media_type',
  'share_to_feed',
  'thumb_offset',
  'trial_params',
  'user_tags',
  'video_url',
];

/** Creates a container, which is the first step of publishing. */
export async function createContainer(call: GraphCall): Promise<{ id: string }> {
  const { state, caller, params, now } = call;
  requireScope(caller, 'instagram_business_content_publish');
  for (const name of Object.keys(params)) {
    if (!knownParams.includes(name)) throw graphErrors.badParameter(`Unexpected parameter ${name}.`);
  }
  const mediaType = readMediaType(params.media_type);
  const caption = readCaption(params.caption);
  const isCarouselItem = params.is_carousel_item === true || params.is_carousel_item === 'true';
  const childIds = mediaType === 'CAROUSEL' ? readChildren(call) : [];
  const { url, isVideo } =
    mediaType === 'CAROUSEL' ? { url: null, isVideo: false } : readAddress(mediaType, params, isCarouselItem);
  if (params.alt_text !== undefined && (isVideo || mediaType !== 'IMAGE')) {
    throw graphErrors.badParameter('alt_text is for images only.');
  }
  const { igId } = caller.account;
  const container: Container = {
    id: `180${state.random.digits(14)}`,
    igId,
    mediaType,
    isVideo,
    caption,
    altText: typeof params.alt_text === 'string' ? params.alt_text : null,
    isAiGenerated: params.is_ai_generated === true || params.is_ai_generated === 'true',
    assetIds: url === null ? childIds.flatMap((id) => state.containers.find(id)?.assetIds ?? []) : [],
    childIds,
    isCarouselItem,
    createdAt: now,
    pollsLeft: state.preferences.get().containerPolls,
    failedWith: null,
    publishedAs: null,
  };
  if (url !== null) await fetchMedia(call, container, url);
  state.transaction(() => state.containers.save(igId, container));
  return { id: container.id };
}

function readMediaType(value: unknown): Container['mediaType'] {
  if (value === undefined) return 'IMAGE';
  if (value === 'IMAGE' || value === 'REELS' || value === 'STORIES' || value === 'CAROUSEL') return value;
  throw publishingErrors.unknownMediaType();
}

function readCaption(value: unknown): string {
  const caption = value === undefined ? '' : String(value);
  const hashtags = caption.match(/#[\p{L}\p{N}_]+/gu) ?? [];
  const mentions = caption.match(/@[\w.]+/g) ?? [];
  if ([...caption].length > CAPTION_MAX || hashtags.length > HASHTAGS_MAX || mentions.length > MENTIONS_MAX) {
    throw publishingErrors.captionTooLong();
  }
  return caption;
}

function readChildren({ state, caller, params }: GraphCall): string[] {
  const { children } = params;
  const ids = Array.isArray(children) ? children.map(String) : String(children ?? '').split(',');
  const found = ids.map((id) => id.trim()).filter((id) => id !== '');
  if (found.length < CHILDREN_MIN || found.length > CHILDREN_MAX) throw publishingErrors.childrenCount();
  for (const id of found) {
    const child = state.containers.find(id);
    if (!child || child.igId !== caller.account.igId || !child.isCarouselItem) throw graphErrors.unknownObject(id, 'POST');
  }
  return found;
}

function readAddress(mediaType: Container['mediaType'], params: Record<string, unknown>, isChild: boolean) {
  const { image_url: image, video_url: video } = params;
  if (image !== undefined && video !== undefined) throw graphErrors.badParameter('Give either image_url or video_url.');
  const takesVideo = mediaType !== 'IMAGE' || isChild;
  const takesImage = mediaType !== 'REELS';
  const url = video !== undefined && takesVideo ? video : takesImage ? image : undefined;
  if (url === undefined) throw graphErrors.missingParameter(takesImage ? 'image_url' : 'video_url');
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw publishingErrors.unusableAddress();
  return { url, isVideo: url === video };
}

/** Images are checked immediately; videos fail during processing. */
async function fetchMedia({ state }: GraphCall, container: Container, url: string): Promise<void> {
  const kind = container.isVideo ? 'video' : 'image';
  const content = await downloadMedia(url, kind);
  if (typeof content === 'string') {
    if (container.isVideo) {
      container.failedWith = content === 'unreachable' ? 2207052 : 2207026;
      return;
    }
    if (content === 'unreachable') throw publishingErrors.unusableAddress();
    throw content === 'size' ? publishingErrors.tooLarge() : publishingErrors.unsupportedFormat();
  }
  if (content.bytes && !container.isVideo) checkPicture(content.bytes);
  container.assetIds.push(saveAsset(state, container.id, kind, content));
}

function checkPicture(bytes: Buffer): void {
  const size = jpegSize(bytes);
  if (!size) throw publishingErrors.unsupportedFormat();
  const aspect = size.width / size.height;
  if (aspect < ASPECT_MIN - 0.01 || aspect > ASPECT_MAX + 0.01) throw publishingErrors.badAspectRatio();
}
