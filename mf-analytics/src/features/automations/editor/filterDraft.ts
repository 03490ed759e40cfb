import type { KeywordMatch, TriggerFilter, TriggerType } from '@fanfare/shared/contracts';

/** A filter while it is typed: of what there can be several, one stands in each line. */
export interface FilterDraft {
  keywords: string;
  match: KeywordMatch;
  mediaIds: string;
  includesReplies: boolean;
  isOncePerPost: boolean;
  emojis: string;
  payload: string;
  ref: string;
  source: string;
}
type Part = keyof FilterDraft;

const byTrigger: Readonly<Partial<Record<TriggerType, readonly Part[]>>> = {
  comment: ['keywords', 'match', 'mediaIds', 'includesReplies', 'isOncePerPost'],
  live_comment: ['keywords', 'match', 'mediaIds', 'isOncePerPost'],
  story_reply: ['keywords', 'match'],
  reaction: ['emojis'],
  postback: ['payload'],
  referral: ['ref', 'source'],
};

/** What can be asked of what this trigger starts on. */
export function partsOf(trigger: TriggerType): readonly Part[] {
  return byTrigger[trigger] ?? [];
}

export function filterDraftOf(filter: TriggerFilter = {}): FilterDraft {
  const { keywords = [], mediaIds = [], emojis = [], payload = '', ref = '', source = '' } = filter;
  return {
    keywords: keywords.join('\n'),
    match: filter.match ?? 'contains',
    mediaIds: mediaIds.join('\n'),
    includesReplies: filter.includesReplies ?? false,
    isOncePerPost: filter.isOncePerPost ?? true,
    emojis: emojis.join('\n'),
    payload,
    ref,
    source,
  };
}

/** Without what is empty, which is not asked for, and without what belongs to other triggers. */
export function filterOf(trigger: TriggerType, draft: FilterDraft): TriggerFilter {
  const parts = partsOf(trigger);
  const full: TriggerFilter = {
    keywords: linesOf(draft.keywords),
    match: draft.match,
    mediaIds: linesOf(draft.mediaIds),
    includesReplies: draft.includesReplies,
    isOncePerPost: draft.isOncePerPost,
    emojis: linesOf(draft.emojis),
    payload: draft.payload.trim(),
    ref: draft.ref.trim(),
    source: draft.source.trim(),
  };
  return Object.fromEntries(
    Object.entries(full).filter(([part, value]) => {
      const isBlank = value === '' || (Array.isArray(value) && value.length === 0);
      return !isBlank && parts.some((one) => one === part);
    }),
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
