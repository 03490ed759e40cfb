import { failureNotice } from '@fanfare/shared/api';
import type { Publication } from '@fanfare/shared/contracts';
import { momentText } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { BusyButton, Button, color, Dialog, font, space } from '@fanfare/shared/ui';
import { RefuseDialog } from '@fanfare/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/publishing.ts';
import { MediaThumb } from './compose/MediaThumb.tsx';
import { isUploaded } from './compose/postDraft.ts';
import { isForTime } from './state/publicationTimes.ts';
import { useApprovePublicationMutation, useRefusePublicationMutation } from './state/publishing.api.ts';

const text = copy.publishing.approval;

interface ReviewDialogProps {
  /** As it was when the dialog opened: its revision is decided. Null if closed. */
  post: Publication | null;
  onClose: () => void;
  onDecided: (post: Publication) => void;
}

export function ReviewDialog({ post, onClose, onDecided }: ReviewDialogProps) {
  return post ? <Review key={`${post.id}:${post.revision}`} post={post} onClose={onClose} onDecided={onDecided} /> : null;
}

function Review({ post, onClose, onDecided }: ReviewDialogProps & { post: Publication }) {
  const { toast } = useHost();
  const [isRefusing, setRefusing] = useState(false);
  const [approve, approving] = useApprovePublicationMutation();
  const [refuse, refusing] = useRefusePublicationMutation();
  const { id, revision = 1, media, coverUrl, caption, kind, by } = post;

  const decide = async (kind: 'approved' | 'refused', call: () => Promise<{ data?: { data: Publication }; error?: unknown }>) => {
    const { data, error } = await call();
    if (data) {
      toast({ kind: 'success', title: text.done[kind] });
      onDecided(data.data);
    } else toast(failureNotice(error, text.failed[kind]));
    onClose();
  };

  if (isRefusing) {
    return (
      <RefuseDialog
        open
        author={by?.name ?? null}
        isBusy={refusing.isLoading}
        onClose={onClose}
        onRefuse={(comment) => void decide('refused', () => refuse({ id, revision, comment }))}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={text.reviewTitle}>
      <Content>
        <p>{by?.name ? text.asks(by.name) : text.formerAsks}</p>
        <Facts>
          <dt>{copy.publishing.form.kind}</dt>
          <dd>{copy.publishing.kinds[kind]}</dd>
          <dt>{copy.publishing.form.when}</dt>
          <dd>{whenText(post)}</dd>
          <dt>{text.files}</dt>
          <dd>
            {media.map(({ type, url, altText }, index) => (
              <File key={index}>
                <Thumb>
                  <MediaThumb type={type} url={url} />
                </Thumb>
                <a href={url} target="_blank" rel="noreferrer">
                  {isUploaded({ url }) ? copy.publishing.form.media(index) : url}
                </a>
                {altText === undefined ? null : <small>{text.altText(altText)}</small>}
              </File>
            ))}
            {coverUrl === undefined ? null : (
              <File>
                <a href={coverUrl} target="_blank" rel="noreferrer">
                  {coverUrl}
                </a>
                <small>{text.cover}</small>
              </File>
            )}
          </dd>
          {kind === 'story' ? null : (
            <>
              <dt>{copy.publishing.form.caption}</dt>
              <Caption dir="auto">{caption ?? copy.publishing.noCaption}</Caption>
            </>
          )}
        </Facts>
        <Actions>
          <Button disabled={approving.isLoading} onClick={() => setRefusing(true)}>
            {text.refuse}
          </Button>
          <BusyButton
            $variant="primary"
            isBusy={approving.isLoading}
            busyText={text.approving}
            onClick={() => void decide('approved', () => approve({ id, revision }))}
          >
            {text.approve}
          </BusyButton>
        </Actions>
      </Content>
    </Dialog>
  );
}

function whenText(post: Publication): string {
  if (!isForTime(post)) return text.nowIfApproved;
  const time = momentText(post.scheduledAt);
  return Date.parse(post.scheduledAt) > Date.now() ? time : text.timePassed(time);
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  dt { color: ${color.textMuted}; font-size: ${font.size.small}; }
  dd { margin: 0 0 ${space.x1}; overflow-wrap: anywhere; }
`;

const Thumb = styled.span`
  display: block;
  width: 160px;
  height: 160px;
  margin: ${space.half} 0;
`;

const File = styled.div`
  small { display: block; color: ${color.textMuted}; }
`;

const Caption = styled.dd`
  max-height: 40vh;
  overflow-y: auto;
  white-space: pre-wrap;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
