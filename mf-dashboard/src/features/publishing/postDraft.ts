import { CAROUSEL_ITEMS_MIN, type Publication, type publicationKinds } from '@fanfare/shared/contracts';
import { isForTime } from './publicationTimes.ts';
import type { NewPublication } from './publishing.api.ts';

export type PostKind = (typeof publicationKinds)[number];
export interface DraftFile {
  /** React key. */
  key: number;
  type: 'image' | 'video';
  url: string;
  altText: string;
}

export interface PostDraft {
  /** Empty for the account that is chosen in the header. */
  accountId: string;
  kind: PostKind;
  caption: string;
  files: DraftFile[];
  coverUrl: string;
  shareToFeed: boolean;
  /** As `datetime-local` returns it; empty means now. */
  time: string;
  isLater: boolean;
}

let keys = 0;
export function newFile(type: DraftFile['type'] = 'image'): DraftFile {
  keys += 1;
  return { key: keys, type, url: '', altText: '' };
}

export function newDraft(): PostDraft {
  return {
    accountId: '',
    kind: 'image',
    caption: '',
    files: [newFile()],
    coverUrl: '',
    shareToFeed: true,
    time: '',
    isLater: false,
  };
}

/** Copies a publication into a new draft without a time. */
export function draftOf({ accountId = '', kind, caption, media, coverUrl = '', shareToFeed = true }: Publication): PostDraft {
  const files = media.map(({ type, url, altText = '' }) => ({ ...newFile(type), url, altText }));
  return { ...newDraft(), accountId, kind, caption: caption ?? '', files, coverUrl, shareToFeed };
}

/** Copies a publication with its time, unless that has passed or it was for now. */
export function editedDraftOf(post: Publication): PostDraft {
  const at = new Date(post.scheduledAt);
  const isLater = isForTime(post) && at.getTime() > Date.now();
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return { ...draftOf(post), isLater, time: isLater ? local : '' };
}

/** Instagram fetches files over https only; the field itself refuses invalid URLs. */
export function isInsecure(url: string): boolean {
  return /^\s*(?!https:)[a-z][a-z0-9+.-]*:/i.test(url);
}

export function isBegun({ caption, files }: PostDraft): boolean {
  return caption !== '' || files.some(({ url }) => url !== '');
}

/** Changes the kind and retains everything that was typed. */
export function withKind(draft: PostDraft, kind: PostKind): PostDraft {
  const [first = newFile(), ...rest] = draft.files;
  const type = kind === 'reel' ? 'video' : kind === 'image' ? 'image' : first.type;
  const files = [{ ...first, type }, ...rest];
  while (kind === 'carousel' && files.length < CAROUSEL_ITEMS_MIN) files.push(newFile());
  return { ...draft, kind, files };
}

export function filesOf({ kind, files }: PostDraft): DraftFile[] {
  return kind === 'carousel' ? files : files.slice(0, 1);
}

export function canDescribe(kind: PostKind, type: DraftFile['type']): boolean {
  return type === 'image' && (kind === 'image' || kind === 'carousel');
}

export function toPublication(draft: PostDraft): NewPublication {
  const { kind, caption, coverUrl, shareToFeed, isLater, time } = draft;
  return {
    kind,
    ...(kind !== 'story' && caption !== '' && { caption }),
    media: filesOf(draft).map(({ type, url, altText }) => ({
      type,
      url: url.trim(),
      ...(canDescribe(kind, type) && altText.trim() !== '' && { altText: altText.trim() }),
    })),
    ...(kind === 'reel' && { shareToFeed }),
    ...(kind === 'reel' && coverUrl.trim() !== '' && { coverUrl: coverUrl.trim() }),
    ...(isLater && { scheduledAt: new Date(time).toISOString() }),
  };
}
