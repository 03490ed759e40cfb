import { failureNotice, useInstagramStatusQuery } from '@fanfare/shared/api';
import { MESSAGE_TEXT_MAX_BYTES, NOTE_MAX_LENGTH, type Thread, type ThreadMessage } from '@fanfare/shared/contracts';
import { countText, remainingText, SegmentedControl, useNowMs } from '@fanfare/shared/domain';
import { useCommands, useHost } from '@fanfare/shared/host';
import {
  Banner,
  BusyButton,
  color,
  FailureBanner,
  font,
  IconButton,
  radius,
  space,
  TextArea,
  VisuallyHidden,
} from '@fanfare/shared/ui';
import { Link2, Lock, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { CannedMenu } from '../../../components/saved-replies/CannedMenu.tsx';
import { cannedSearch } from '../../../components/saved-replies/cannedSearch.ts';
import { copy } from '../../../copy/instagram/inbox.ts';
import { readDraft, useDraft } from '../../../state/storage/useDraft.ts';
import { useFailure } from '../../../state/useFailure.ts';
import { contactName } from '../contactName.ts';
import { type PersonMessage, useAddNoteMutation, useSendReplyMutation } from '../inbox.api.ts';
import { answeredBy, Quote } from '../messages/Quote.tsx';
import { PictureButton } from '../pictures/PictureButton.tsx';
import { PictureDialog } from '../pictures/PictureDialog.tsx';
import { PicturePreviews } from '../pictures/PicturePreviews.tsx';
import { usePictureDrop } from '../pictures/usePictureDrop.ts';
import { usePictures } from '../pictures/usePictures.ts';
import { type ReplyWindow, replyWindow } from '../replyWindow.ts';
import { useCollision } from '../team/useCollision.ts';
import { useSharedPresence } from '../team/useSharedPresence.ts';

const text = copy.inbox.composer;
const bytesOf = (words: string) => new Blob([words]).size;

interface ReplyComposerProps {
  thread: Thread;
  isOffered?: boolean;
  /** The message that the reply answers. */
  answered?: ThreadMessage | null;
  onAnswered?: () => void;
}

export function ReplyComposer({ thread, isOffered = false, answered = null, onAnswered }: ReplyComposerProps) {
  const host = useHost();
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  const draftKey = `${mode}.${thread.id}`;
  const [draft, setDraft] = useDraft(draftKey);
  const [send, { isLoading: isSending }] = useSendReplyMutation();
  const [addNote, { isLoading: isSaving }] = useAddNoteMutation();
  const [isChoosing, setChoosing] = useState(false);
  const { failure, setFailure, report } = useFailure(contactName(thread.contact));
  const pictures = usePictures(thread.id);
  const { data: status } = useInstagramStatusQuery();
  const nowMs = useNowMs();
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const counterId = useId();
  const window = replyWindow(thread, nowMs);
  const isNote = mode === 'note';
  const lock = isNote ? null : lockText(window, status?.connected ?? true);
  const used = isNote ? draft.length : bytesOf(draft);
  const limit = isNote ? NOTE_MAX_LENGTH : MESSAGE_TEXT_MAX_BYTES;
  const isTooLong = used > limit;
  const isBusy = isSending || isSaving;
  const hasPicture = !isNote && pictures.urls.length > 0;
  const isWaiting = isBusy || (!isNote && pictures.uploads.length > 0);
  const canSend = (draft.trim() !== '' || hasPicture) && !isTooLong && !isWaiting && lock === null;
  const choose = (files: FileList) => {
    const refusal = pictures.choose(files);
    setFailure(refusal === null ? null : { title: refusal });
  };
  const isReplying = !isNote && lock === null && (draft.trim() !== '' || hasPicture);
  useSharedPresence(isOffered ? null : thread.id, isReplying ? `${draft} ${pictures.urls.join(' ')}` : null);
  const takeCollision = useCollision(thread.id, isReplying);
  const drop = usePictureDrop(isNote || lock !== null ? null : choose);

  /** Asks if another member replies as well. */
  async function confirmSend(): Promise<boolean> {
    const collision = takeCollision();
    if (collision) {
      const { send: confirmLabel, cancel: cancelLabel, [collision.kind]: found } = copy.inbox.team.collision;
      const question = { title: found.title(collision.name), text: found.text, confirmLabel, cancelLabel };
      if (!(await host.confirm(question))) return false;
    }
    return confirmHumanAgent();
  }

  /** After 24 hours, the user confirms that a human wrote the message. */
  async function confirmHumanAgent(): Promise<boolean> {
    if (window.kind !== 'late') return true;
    const { title, text: why, confirm } = text.lateConfirm;
    return host.confirm({ title, text: why, confirmLabel: confirm });
  }

  async function sendPictures(urls: readonly string[], replyTo?: string) {
    const [url = '', ...others] = urls;
    const message: PersonMessage =
      others.length > 0 ? { kind: 'pictures', urls: [url, ...others] } : { kind: 'media', mediaType: 'image', url };
    const { error } = await send({ id: thread.id, message, humanAgent: window.kind === 'late', ...quoting(replyTo) });
    return error ? { error } : null;
  }

  /** Returns whether they were sent. */
  async function sendUploaded(replyTo: string | undefined): Promise<boolean> {
    const { urls } = pictures;
    pictures.setUrls([]);
    const result = await sendPictures(urls, replyTo);
    if (result === null) return true;
    pictures.restore(urls);
    report(failureNotice(result.error, text.picture.notSent(urls.length)));
    return false;
  }

  async function submit(): Promise<void> {
    if (!canSend) return;
    if (!isNote && !(await confirmSend())) return;
    setFailure(null);
    const words = draft.trim();
    setDraft('');
    // Not after the call: the user may be typing elsewhere by then.
    field.current?.focus();
    const replyTo = isNote ? undefined : answered?.id;
    if (hasPicture && !(await sendUploaded(replyTo))) return restoreDraft();
    if (hasPicture) onAnswered?.();
    if (words === '') return;
    const result = isNote
      ? await addNote({ id: thread.id, text: words })
      : await send({
          id: thread.id,
          text: words,
          humanAgent: window.kind === 'late',
          ...quoting(hasPicture ? undefined : replyTo),
        });
    if (result.error) {
      restoreDraft();
      report(failureNotice(result.error, isNote ? text.noteFailed : text.failed));
    } else if (isNote) host.toast({ kind: 'success', title: text.noteSaved });
    else onAnswered?.();
  }

  /** Puts the unsent text before what was typed meanwhile. */
  const restoreDraft = () => setDraft([draft, readDraft(draftKey)].filter((words) => words !== '').join('\n'));

  useCommands([
    { id: 'inbox.reply', title: text.reply, group: copy.instagramParts.inbox, keys: 'R', run: () => field.current?.focus() },
  ]);

  const answeredId = answered?.id;
  useEffect(() => {
    if (answeredId === undefined) return;
    setMode('reply');
    field.current?.focus();
  }, [answeredId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answered) {
      event.preventDefault();
      return onAnswered?.();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // Content copied from a document has both a text and an image of it.
    if (isNote || files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    choose(files);
  };

  return (
    <Frame aria-label={text.label} data-drop={drop.isOver ? text.picture.drop : undefined} {...drop.target}>
      <Head>
        <SegmentedControl
          legend={text.modes.label}
          options={[
            { value: 'reply', label: text.modes.reply },
            { value: 'note', label: text.modes.note },
          ]}
          value={mode}
          onChange={setMode}
        />
        {isNote || window.kind !== 'open' ? null : <Quiet>{text.left(remainingText(window.leftMs))}</Quiet>}
      </Head>
      {failure ? <FailureBanner failure={failure} onDismiss={() => setFailure(null)} /> : null}
      {lock ? (
        <Locked>
          <Lock aria-hidden="true" size={18} />
          {lock}
        </Locked>
      ) : (
        <>
          {!isNote && window.kind === 'late' ? <Banner tone="warning">{text.late(remainingText(window.leftMs))}</Banner> : null}
          {!isNote && answered ? (
            <Answering>
              <Quote answered={answeredBy(answered)} name={contactName(thread.contact)} />
              <IconButton $variant="quiet" $size="small" aria-label={text.stopQuoting} onClick={onAnswered}>
                <X aria-hidden="true" />
              </IconButton>
            </Answering>
          ) : null}
          {isNote ? null : <PicturePreviews pictures={pictures} />}
          <FieldBox $isNote={isNote}>
            <VisuallyHidden as="label" htmlFor={fieldId}>
              {isNote ? text.noteLabel : text.label}
            </VisuallyHidden>
            <TextArea
              ref={field}
              id={fieldId}
              rows={2}
              value={draft}
              placeholder={isNote ? text.notePlaceholder : text.placeholder}
              aria-describedby={counterId}
              aria-invalid={isTooLong || undefined}
              dir="auto"
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
            {!isNote && cannedSearch(draft) !== null ? (
              <CannedMenu
                search={cannedSearch(draft) ?? ''}
                field={field}
                onChoose={(reply) => {
                  setDraft(reply);
                  field.current?.focus();
                }}
                onClose={() => setDraft('')}
              />
            ) : null}
          </FieldBox>
          <Foot>
            {isNote ? null : (
              <span>
                <PictureButton onChoose={choose} />
                <IconButton
                  $variant="quiet"
                  $size="small"
                  aria-label={text.picture.open}
                  title={text.picture.open}
                  onClick={() => setChoosing(true)}
                >
                  <Link2 aria-hidden="true" />
                </IconButton>
              </span>
            )}
            <Counter id={counterId} $isTooLong={isTooLong}>
              {isTooLong && !isNote ? text.tooLong : `${countText(used)} / ${countText(limit)}`}
            </Counter>
            {!isNote && thread.handler === 'bot' ? <Hint title={text.pausesBot}>{text.pausesBot}</Hint> : null}
            <BusyButton
              $variant="primary"
              $size="small"
              isBusy={isBusy}
              busyText={text.sending}
              disabled={!canSend}
              title={text.keys}
              onClick={() => void submit()}
            >
              {isNote ? text.saveNote : text.send}
            </BusyButton>
          </Foot>
          <PictureDialog
            key={thread.id}
            threadId={thread.id}
            open={isChoosing}
            onClose={() => setChoosing(false)}
            onSend={async (url) => (await confirmSend()) && sendPictures([url])}
          />
        </>
      )}
    </Frame>
  );
}

const quoting = (replyTo: string | undefined) => (replyTo === undefined ? {} : { replyTo });

/** Returns why writing is locked, or null. */
function lockText(window: ReplyWindow, isConnected: boolean): string | null {
  if (!isConnected) return text.locked.disconnected;
  if (window.kind === 'never') return text.locked.never;
  return window.kind === 'closed' ? text.locked.closed : null;
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  position: relative;
  padding: ${space.x1half};
  border-top: 1px solid ${color.border};
  &[data-drop]::after {
    content: attr(data-drop);
    position: absolute;
    inset: ${space.half};
    display: grid;
    place-items: center;
    border: 2px dashed ${color.accent};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.weight.bold};
    pointer-events: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Locked = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  padding: ${space.x1half};
  border-radius: 10px;
  background: ${color.sunken};
  color: ${color.textMuted};
  svg { flex: none; }
`;

const FieldBox = styled.div<{ $isNote: boolean }>`
  position: relative;
  textarea {
    min-height: 60px;
    max-height: 30vh;
    field-sizing: content;
    resize: none;
    ${({ $isNote }) => ($isNote ? `background: ${color.warningSoft};` : '')}
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  > span:first-child { display: flex; flex: none; }
  > button:last-child { flex: none; margin-inline-start: auto; }
`;

const Hint = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Answering = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.x1};
  > :first-child { background: ${color.sunken}; }
`;

const Counter = styled.span<{ $isTooLong: boolean }>`
  flex: none;
  max-width: 60%;
  color: ${({ $isTooLong }) => ($isTooLong ? color.danger : color.textMuted)};
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
`;
