import {
  CAROUSEL_ITEMS_MAX,
  CAROUSEL_ITEMS_MIN,
  mediaPath,
  type Publication,
  type publicationKinds,
} from '@fanfare/shared/contracts';
import { isForTime, isStillPlanned } from '../state/publicationTimes.ts';
import type { NewPublication } from '../state/publishing.api.ts';

export type PostKind = (typeof publicationKinds)[number];
/** A file of this computer. */
export interface DraftUpload {
  name: string;
  /** Known once it is uploaded. */
  id: string | null;
  /** From 0 to 1; null if unknown. */
  share: number | null;
  width: number;
  height: number;
  error: string | null;
}

export interface DraftFile {
  /** React key. */
  key: number;
  type: 'image' | 'video';
  url: string;
  altText: string;
  upload?: DraftUpload | undefined;
}

export interface PostDraft {
  /** Empty for the account that is chosen in the header. */
  accountId: string;
  kind: PostKind;
  caption: string;
  files: DraftFile[];
  coverUrl: string;
  shareToFeed: boolean;
  isAiGenerated: boolean;
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
    isAiGenerated: false,
    time: '',
    isLater: false,
  };
}

/** Copies a publication into a new draft without a time. */
export function draftOf(post: Publication): PostDraft {
  const { accountId = '', kind, caption, media, coverUrl = '', shareToFeed = true, isAiGenerated = false } = post;
  const files = media.map(({ type, url, altText = '' }) => ({ ...newFile(type), url, altText }));
  return { ...newDraft(), accountId, kind, caption: caption ?? '', files, coverUrl, shareToFeed, isAiGenerated };
}

/** Copies a publication with its time, unless that has passed or it was for now. */
export function editedDraftOf(post: Publication): PostDraft {
  const at = new Date(post.scheduledAt);
  const isLater = (isForTime(post) || isStillPlanned(post)) && at.getTime() > Date.now();
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return { ...draftOf(post), isLater, time: isLater ? local : '' };
}

/** The same post for another time. */
export function withTime(post: Publication, scheduledAt: string): NewPublication {
  const { kind, caption, media, coverUrl, shareToFeed, isAiGenerated } = post;
  return {
    kind,
    ...(caption !== null && { caption }),
    media,
    ...(coverUrl !== undefined && { coverUrl }),
    ...(shareToFeed !== undefined && { shareToFeed }),
    ...(isAiGenerated !== undefined && { isAiGenerated }),
    scheduledAt,
  };
}

/** Instagram fetches files over https only; the field itself refuses invalid URLs. */
export function isInsecure(url: string): boolean {
  return /^\s*(?!https:)[a-z][a-z0-9+.-]*:/i.test(url);
}

export function isBegun({ caption, files }: PostDraft): boolean {
  return caption !== '' || files.some(({ url, upload }) => url !== '' || upload !== undefined);
}

/** Changes the kind and retains everything that was typed. */
export function withKind(draft: PostDraft, kind: PostKind): PostDraft {
  const [first = newFile(), ...rest] = draft.files;
  const type = isUploaded(first) ? first.type : kind === 'reel' ? 'video' : kind === 'image' ? 'image' : first.type;
  const files = [{ ...first, type }, ...rest];
  while (kind === 'carousel' && files.length < CAROUSEL_ITEMS_MIN) files.push(newFile());
  return { ...draft, kind, files };
}

/** True for files that the server has. */
export function isUploaded({ url, upload }: Pick<DraftFile, 'url' | 'upload'>): boolean {
  return upload !== undefined || URL.parse(url)?.pathname.startsWith(mediaPath) === true;
}

/** True for files that only this page has. */
export function isLocal({ upload }: Pick<DraftFile, 'upload'>): boolean {
  return upload?.id === null;
}

/** Files of this computer replace empty entries, and decide the kind of the post. */
export function withUploads(draft: PostDraft, added: readonly DraftFile[]): PostDraft {
  const kept = draft.files.filter((file) => file.url !== '' || isUploaded(file));
  const isSingle = draft.kind === 'story' || draft.kind === 'reel';
  if (isSingle && added.length === 1) return withKind({ ...draft, files: [...added, ...draft.files.slice(1)] }, draft.kind);
  const files = [...(draft.kind === 'carousel' || kept.length > 0 ? kept : []), ...added].slice(0, CAROUSEL_ITEMS_MAX);
  const [first] = files;
  if (files.length > 1) return { ...draft, kind: 'carousel', files };
  return withKind({ ...draft, files }, draft.kind === 'carousel' ? 'carousel' : first?.type === 'video' ? 'reel' : 'image');
}

/** Leaves as many entries as the kind needs. */
export function withoutFile(draft: PostDraft, key: number): PostDraft {
  return withKind({ ...draft, files: draft.files.filter((file) => file.key !== key) }, draft.kind);
}

/** Moves a file to the place of another one. */
export function withMoved(draft: PostDraft, key: number, to: number): PostDraft {
  const moved = draft.files.find((file) => file.key === key);
  if (!moved || to < 0 || to >= draft.files.length) return draft;
  return { ...draft, files: draft.files.filter((file) => file !== moved).toSpliced(to, 0, moved) };
}

export function filesOf({ kind, files }: PostDraft): DraftFile[] {
  return kind === 'carousel' ? files : files.slice(0, 1);
}

export function canDescribe(kind: PostKind, type: DraftFile['type']): boolean {
  return type === 'image' && (kind === 'image' || kind === 'carousel');
}

export function toPublication(draft: PostDraft): NewPublication {
  const { kind, caption, coverUrl, shareToFeed, isAiGenerated, isLater, time } = draft;
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
    ...(isAiGenerated && { isAiGenerated }),
    ...(isLater && { scheduledAt: new Date(time).toISOString() }),
  };
}
