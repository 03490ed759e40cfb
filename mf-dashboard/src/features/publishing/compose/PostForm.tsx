import { failureNotice } from '@fanfare/shared/api';
import {
  CAPTION_HASHTAGS_MAX,
  CAPTION_MAX_LENGTH,
  CAPTION_MENTIONS_MAX,
  CAROUSEL_ITEMS_MAX,
  CAROUSEL_ITEMS_MIN,
  MEDIA_URL_MAX_LENGTH,
  type Publication,
  publicationKinds,
} from '@fanfare/shared/contracts';
import { AccountField, SegmentedControl } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { userTimeZone } from '@fanfare/shared/language';
import { selectListsAllAccounts, useAppSelector, useNeedsApproval } from '@fanfare/shared/store';
import { BusyButton, Button, color, FailureBanner, Field, font, media, space } from '@fanfare/shared/ui';
import { Checkbox, TextAreaField } from '@fanfare/shared/widgets';
import { Plus } from 'lucide-react';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { useFailure } from '../../../state/useFailure.ts';
import { useEditPublicationMutation, usePublishingQuotaQuery, usePublishMutation } from '../state/publishing.api.ts';
import { countCaption } from './countCaption.ts';
import { DropArea } from './DropArea.tsx';
import { FileRow } from './FileRow.tsx';
import { PostPreview } from './PostPreview.tsx';
import {
  type DraftFile,
  filesOf,
  isInsecure,
  isLocal,
  isUploaded,
  newFile,
  type PostDraft,
  toPublication,
  withKind,
  withMoved,
  withoutFile,
} from './postDraft.ts';
import { problemOf } from './refuseFile.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useUploads } from './useUploads.ts';

const text = copy.publishing.form;

interface PostFormProps {
  /** As it was when editing began. Undefined for a new post. */
  edited?: Pick<Publication, 'id' | 'revision'> | undefined;
  draft: PostDraft;
  setDraft: (change: (before: PostDraft) => PostDraft) => void;
  /** @param sent the draft that was sent if the form has closed since, so that another one is not lost */
  onDone: (sent: PostDraft | null) => void;
}

/** The draft outlives the form, so that closing the dialog by mistake loses nothing. */
export function PostForm({ edited, draft, setDraft, onDone }: PostFormProps) {
  const host = useHost();
  const { failure, setFailure, report, isOpen } = useFailure('');
  // A form that was closed and opened again must not send the post twice.
  const [publish, publishing] = usePublishMutation({ fixedCacheKey: 'post' });
  const [edit, editing] = useEditPublicationMutation({ fixedCacheKey: 'edited post' });
  const needsApproval = useNeedsApproval();
  const { kind, caption, isLater, time } = draft;
  const accountId = useAppSelector(selectListsAllAccounts) ? draft.accountId : null;
  const { data: quota } = usePublishingQuotaQuery(accountId, { skip: !accountId });
  const { hashtags, mentions } = countCaption(caption);
  const shownFiles = filesOf(draft);
  const isSingle = kind === 'reel' || kind === 'story';
  const isAnyInsecure =
    shownFiles.some((file) => !isUploaded(file) && isInsecure(file.url)) || (kind === 'reel' && isInsecure(draft.coverUrl));
  const isPast = isLater && time !== '' && Date.parse(time) <= Date.now();

  const change = (changes: Partial<PostDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const changeFile = (key: number, changes: Partial<DraftFile>) =>
    setDraft((before) => ({ ...before, files: before.files.map((file) => (file.key === key ? { ...file, ...changes } : file)) }));

  const uploads = useUploads(setDraft);
  const room = isSingle ? 1 : CAROUSEL_ITEMS_MAX - draft.files.filter((file) => file.url !== '' || isUploaded(file)).length;
  const take = (files: File[]) => uploads.add(files, room);
  const drop = useFileDrop(take);
  const removeFile = (file: DraftFile) => {
    uploads.forget(file);
    setDraft((before) => withoutFile(before, file.key));
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPast) return setFailure({ title: text.past });
    if (shownFiles.some((file) => problemOf(file, kind) !== null)) return setFailure({ title: text.upload.broken });
    if (shownFiles.some(isLocal)) return setFailure({ title: text.upload.busy });
    setFailure(null);
    if (isAnyInsecure) return;
    const post = toPublication(draft);
    const { id, revision } = edited ?? {};
    const result = await (id === undefined
      ? publish({ post, accountId })
      : edit({ id, ...post, ...(revision !== undefined && { revision }) }));
    if (result.error) return report(failureNotice(result.error, text.failed));
    const isRequest = result.data.data.approval?.state === 'open';
    host.toast({ kind: 'success', title: isRequest ? text.requested : isLater ? text.scheduled : text.published });
    onDone(isOpen.current ? null : draft);
  };

  return (
    <Columns>
      <Form onSubmit={(event) => void submit(event)} aria-label={edited === undefined ? text.title : text.editTitle}>
        {edited === undefined ? (
          <AccountField label={text.account} value={draft.accountId} onChange={(id) => change({ accountId: id })} />
        ) : null}
        {quota ? <Quiet>{copy.publishing.quota(quota.data.used, quota.data.total)}</Quiet> : null}
        <Line>
          <SegmentedControl
            legend={text.kind}
            options={publicationKinds.map((value) => ({ value, label: copy.publishing.kinds[value] }))}
            value={kind}
            onChange={(next) => setDraft((before) => withKind(before, next))}
          />
          <Quiet>{text.kindHints[kind]}</Quiet>
        </Line>
        <Files role="group" aria-label={text.upload.label} {...drop.target}>
          <DropArea isOver={drop.isOver} isSmall={shownFiles.some(isUploaded)} isSingle={isSingle} onFiles={take} />
          {shownFiles.filter(isUploaded).length > 1 ? <Quiet>{text.upload.moveHint}</Quiet> : null}
          {shownFiles.map((file, index, all) => (
            <FileRow
              key={file.key}
              file={file}
              index={index}
              count={all.length}
              kind={kind}
              onChange={(changes) => changeFile(file.key, changes)}
              onRemove={isUploaded(file) || all.length > CAROUSEL_ITEMS_MIN ? () => removeFile(file) : undefined}
              onMove={(key, to) => setDraft((before) => withMoved(before, key, to))}
            />
          ))}
        </Files>
        {kind === 'carousel' && draft.files.length < CAROUSEL_ITEMS_MAX ? (
          <Button $size="small" onClick={() => change({ files: [...draft.files, newFile()] })}>
            <Plus aria-hidden="true" />
            {text.addFile}
          </Button>
        ) : null}
        {kind === 'reel' ? (
          <>
            <Field
              label={text.cover}
              type="url"
              maxLength={MEDIA_URL_MAX_LENGTH}
              value={draft.coverUrl}
              error={isInsecure(draft.coverUrl) ? text.urlHint : undefined}
              onChange={(event) => change({ coverUrl: event.target.value })}
            />
            <Checkbox label={text.shareToFeed} checked={draft.shareToFeed} onChange={(shareToFeed) => change({ shareToFeed })} />
          </>
        ) : null}
        <Checkbox
          label={text.ai}
          hint={text.aiHint}
          checked={draft.isAiGenerated}
          onChange={(isAiGenerated) => change({ isAiGenerated })}
        />
        {kind === 'story' ? null : (
          <TextAreaField
            label={text.caption}
            value={caption}
            limit={{ most: CAPTION_MAX_LENGTH, unit: 'characters' }}
            hint={`${text.hashtags(hashtags, CAPTION_HASHTAGS_MAX)}, ${text.mentions(mentions, CAPTION_MENTIONS_MAX)}`}
            onChange={(event) => change({ caption: event.target.value })}
          />
        )}
        <Line>
          <SegmentedControl
            legend={text.when}
            options={[
              { value: 'now', label: text.now },
              { value: 'later', label: text.later },
            ]}
            value={isLater ? 'later' : 'now'}
            onChange={(when) => change({ isLater: when === 'later' })}
          />
          {isLater ? (
            <Field
              label={text.time}
              type="datetime-local"
              required
              value={time}
              hint={text.zone(userTimeZone())}
              error={isPast ? text.past : undefined}
              onChange={(event) => change({ time: event.target.value })}
            />
          ) : null}
        </Line>
        {needsApproval ? <Quiet>{edited === undefined ? text.needsApproval : text.editedHint}</Quiet> : null}
        {failure ? <FailureBanner failure={failure} /> : null}
        <BusyButton type="submit" $variant="primary" isBusy={publishing.isLoading || editing.isLoading} busyText={text.busy}>
          {needsApproval ? text.request : isLater ? text.schedule : text.publish}
        </BusyButton>
      </Form>
      <PostPreview draft={draft} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: ${space.x3};
  align-items: start;
  > :last-child { position: sticky; top: 0; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child { position: static; }
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x2};
  > label, > div { width: 100%; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Files = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;
