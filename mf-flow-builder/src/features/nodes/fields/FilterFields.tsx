import type { FlowNodeData } from '@fanfare/shared/contracts';
import { Checkbox } from '@fanfare/shared/widgets';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { LinesField } from '../list-fields/LinesField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { TextField } from './TextField.tsx';

type Start = NonNullable<FlowNodeData['start']>;
export type Filter = NonNullable<Start['filter']>;

interface FilterFieldsProps {
  trigger: Start['trigger'];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

const texts = formCopy.start;
const withKeywords: readonly Start['trigger'][] = ['comment', 'live_comment', 'story_reply'];
const withPosts: readonly Start['trigger'][] = ['comment', 'live_comment'];

/** What a trigger asks of what happened. */
export function FilterFields({ trigger, filter, onChange }: FilterFieldsProps) {
  const set = (changes: Filter) => onChange(withoutBlank({ ...filter, ...changes }));
  const text = (name: 'payload' | 'ref' | 'source', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={500}
      value={filter[name] ?? ''}
      onChange={(value) => set({ [name]: value })}
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
        hint={texts.keywordsHint}
        value={filter.keywords ?? []}
        onChange={(keywords) => set({ keywords })}
      />
      <ChoiceField
        label={texts.match}
        hint={texts.matchHint}
        options={texts.matches}
        value={filter.match ?? 'contains'}
        onChange={(match) => set({ match })}
      />
      {withPosts.includes(trigger) ? (
        <>
          <LinesField
            label={texts.posts}
            hint={texts.postsHint}
            rows={2}
            value={filter.mediaIds ?? []}
            onChange={(mediaIds) => set({ mediaIds })}
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

/** What is left out is not asked for; an empty word would never be found. */
function withoutBlank(filter: Filter): Filter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => !(typeof value === 'string' && value.trim() === '') && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
