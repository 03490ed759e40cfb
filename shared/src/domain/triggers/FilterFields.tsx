import type { NextPost, TriggerFilter, TriggerType } from '../../contracts/index.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { Field } from '../../ui/index.ts';
import type { KnownPosts } from '../posts/PostPicker.tsx';
import { PostsField } from '../posts/PostsField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { copy as texts } from './copy.ts';
import { LinesField } from './LinesField.tsx';

interface FilterFieldsProps {
  trigger: TriggerType;
  filter: TriggerFilter;
  onChange: (filter: TriggerFilter) => void;
  usePosts?: ((isNeeded: boolean) => KnownPosts) | undefined;
  nextPost?: NextPost | null | undefined;
}

const noPosts = (): KnownPosts => ({ isLoading: false, isError: false, isSuccess: true, refetch: () => undefined });

const withKeywords: readonly TriggerType[] = ['comment', 'live_comment', 'story_reply'];
const withPosts: readonly TriggerType[] = ['comment', 'live_comment'];

export function FilterFields({ trigger, filter, onChange, usePosts = noPosts, nextPost }: FilterFieldsProps) {
  const set = (changes: TriggerFilter) => onChange(withoutBlank({ ...filter, ...changes }));
  const text = (name: 'payload' | 'ref' | 'source', label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      maxLength={500}
      value={filter[name] ?? ''}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  if (trigger === 'reaction') {
    return (
      <LinesField
        label={texts.emojis}
        hint={texts.emojisHint}
        value={filter.emojis ?? []}
        onChange={(emojis) => set({ emojis })}
      />
    );
  }
  if (trigger === 'postback') return text('payload', texts.payload, texts.payloadHint);
  if (trigger === 'referral') {
    return (
      <>
        {text('ref', texts.ref, texts.refHint)}
        {text('source', texts.source, texts.sourceHint)}
      </>
    );
  }
  if (!withKeywords.includes(trigger)) return null;
  return (
    <>
      <LinesField
        label={texts.keywords}
        hint={texts.filterKeywordsHint}
        value={filter.keywords ?? []}
        onChange={(keywords) => set({ keywords })}
      />
      <ChoiceField
        label={texts.match}
        hint={texts.matchHint}
        names={texts.matches}
        value={filter.match ?? 'contains'}
        onChange={(match) => set({ match })}
      />
      {withPosts.includes(trigger) ? (
        <>
          <PostsField
            label={texts.posts}
            hint={texts.postsHint}
            value={filter.mediaIds ?? []}
            onChange={(mediaIds) => set({ mediaIds })}
            usePosts={usePosts}
            next={
              trigger === 'comment'
                ? { choice: filter.nextPost, published: nextPost, onChange: (choice) => set({ nextPost: choice ?? '' }) }
                : undefined
            }
          />
          {trigger === 'comment' ? (
            <Checkbox
              label={texts.includesReplies}
              hint={texts.includesRepliesHint}
              checked={filter.includesReplies ?? false}
              onChange={(includesReplies) => set({ includesReplies })}
            />
          ) : null}
          <Checkbox
            label={texts.isOncePerPost}
            hint={texts.isOncePerPostHint}
            checked={filter.isOncePerPost ?? true}
            onChange={(isOncePerPost) => set({ isOncePerPost })}
          />
        </>
      ) : null}
    </>
  );
}

/** Removes empty words, which match nothing. */
function withoutBlank(filter: TriggerFilter): TriggerFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => !(typeof value === 'string' && value.trim() === '') && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
