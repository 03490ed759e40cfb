import { failureNotice } from '@fanfare/shared/api';
import { COMMENT_REPLY_MAX_LENGTH, type Comment, MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { momentText, SegmentedControl } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { BusyButton, Button, FailureBanner, space } from '@fanfare/shared/ui';
import { TextAreaField } from '@fanfare/shared/widgets';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CannedMenu } from '../../components/saved-replies/CannedMenu.tsx';
import { cannedSearch } from '../../components/saved-replies/cannedSearch.ts';
import { copy } from '../../copy/instagram/comments.ts';
import { useDraft } from '../../state/storage/useDraft.ts';
import { useFailure } from '../../state/useFailure.ts';
import { useReplyPrivatelyMutation, useReplyToCommentMutation } from './comments.api.ts';

const text = copy.comments.reply;

/** A public reply below the post, or the one private message that a comment allows. */
export type ReplyMode = 'public' | 'private';

interface ReplyFormProps {
  comment: Comment;
  way: ReplyMode;
  name: string;
  /** Undefined if only one way is possible. */
  onWay: ((way: ReplyMode) => void) | undefined;
  onDone: () => void;
}

export function ReplyForm({ comment, way, name, onWay, onDone }: ReplyFormProps) {
  const host = useHost();
  const [draft, setDraft] = useDraft(`comment.${way}.${comment.id}`);
  const { failure, setFailure, report, isOpen } = useFailure(name);
  const [reply, { isLoading: isReplying }] = useReplyToCommentMutation();
  const [message, { isLoading: isMessaging }] = useReplyPrivatelyMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  const isPublic = way === 'public';
  const until = comment.privateReply.possibleUntil;
  const privateHint = until ? `${text.privateHint} ${text.privateUntil(momentText(until))}` : text.privateHint;
  const [hasClosedCanned, setClosedCanned] = useState(false);
  const limit = isPublic
    ? ({ most: COMMENT_REPLY_MAX_LENGTH, unit: 'characters' } as const)
    : ({ most: MESSAGE_TEXT_MAX_BYTES, unit: 'bytes' } as const);

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (draft.trim() === '') return;
    setFailure(null);
    const answer = { id: comment.id, text: draft.trim() };
    const result = isPublic ? await reply(answer) : await message(answer);
    if (result.error) return report(failureNotice(result.error, text.failed));
    setDraft('');
    host.toast({ kind: 'success', title: isPublic ? text.replied : text.messaged });
    // The form of another comment may be open by now.
    if (isOpen.current) onDone();
  };

  return (
    <Form
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      {onWay ? (
        <SegmentedControl
          legend={text.way}
          options={[
            { value: 'public', label: text.ways.public },
            { value: 'private', label: text.ways.private },
          ]}
          value={way}
          onChange={onWay}
        />
      ) : null}
      <Words>
        {cannedSearch(draft) !== null && !hasClosedCanned ? (
          <CannedMenu
            search={cannedSearch(draft) ?? ''}
            field={field}
            onChoose={setDraft}
            onClose={() => setClosedCanned(true)}
          />
        ) : null}
        <TextAreaField
          ref={field}
          label={isPublic ? text.label(name) : text.privateLabel(name)}
          hint={isPublic ? text.cannedHint : privateHint}
          value={draft}
          rows={2}
          dir="auto"
          limit={limit}
          onChange={(event) => {
            setClosedCanned(false);
            setDraft(event.target.value);
          }}
        />
      </Words>
      {failure ? <FailureBanner failure={failure} /> : null}
      <Buttons>
        <BusyButton
          type="submit"
          $size="small"
          $variant="primary"
          isBusy={isReplying || isMessaging}
          busyText={text.busy}
          disabled={draft.trim() === ''}
        >
          {isPublic ? text.send : text.privateSend}
        </BusyButton>
        <Button $size="small" $variant="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  padding-top: ${space.x1};
`;

const Words = styled.div`
  position: relative;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space.x1};
`;
