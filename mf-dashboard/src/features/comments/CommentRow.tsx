import type { Comment } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { RelativeTime } from '@fanfare/shared/parts';
import { Avatar, Badge, Button, color, font, IconButton, Menu, space } from '@fanfare/shared/ui';
import { CornerDownRight, Ellipsis, Eye, EyeOff, MessageCircle, Send, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/comments.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useDeleteCommentMutation, useHideCommentMutation } from './comments.api.ts';

const text = copy.comments;
const privateTones = { none: 'neutral', sending: 'info', sent: 'success', failed: 'danger', unconfirmed: 'warning' } as const;

export function commenterName({ isOwn, username }: Comment): string {
  if (isOwn) return text.own;
  return username ? `@${username}` : text.unknownPerson;
}

/** One comment, what became of it, and what can be done. */
export const CommentRow = memo(function CommentRow({ comment }: { comment: Comment }) {
  const host = useHost();
  const [way, setWay] = useState<'public' | 'private' | null>(null);
  const [hide] = useHideCommentMutation();
  const [remove] = useDeleteCommentMutation();
  const { id, isOwn, isHidden, isLive, privateReply } = comment;
  const name = commenterName(comment);
  const canMessage = privateReply.possibleUntil !== null && Date.parse(privateReply.possibleUntil) > Date.now();
  const canReply = !isOwn && !isHidden && !isLive;

  const setHidden = async (wanted: boolean) => {
    const result = await hide({ id, isHidden: wanted });
    if (result.error) host.toast({ kind: 'error', title: wanted ? text.hideFailed : text.unhideFailed });
    else host.toast({ kind: 'success', title: wanted ? text.hiddenDone : text.shownDone });
  };
  const drop = async () => {
    const { deleteTitle: title, deleteText, deleteConfirm: confirmLabel } = text;
    if (!(await host.confirm({ title, text: deleteText, confirmLabel, tone: 'danger' }))) return;
    const result = await remove(id);
    host.toast(result.error ? { kind: 'error', title: text.deleteFailed } : { kind: 'success', title: text.deleted });
  };

  return (
    <Row>
      <Avatar name={name} size={36} />
      <Words>
        <Head>
          <Name>{name}</Name>
          <Quiet>
            <RelativeTime at={comment.writtenAt} />
          </Quiet>
          {comment.parentId ? (
            <Quiet>
              <CornerDownRight aria-hidden="true" size={14} /> {text.isReply}
            </Quiet>
          ) : null}
          {isLive ? <Badge tone="danger">{text.live}</Badge> : null}
          {isHidden ? <Badge tone="warning">{text.hidden}</Badge> : null}
          {comment.repliedAt ? <Badge tone="success">{text.replied}</Badge> : null}
          {privateReply.state === 'none' ? null : (
            <Badge tone={privateTones[privateReply.state]}>{text.privateStates[privateReply.state]}</Badge>
          )}
        </Head>
        <Said dir="auto">{comment.text ?? <Quiet>{text.noText}</Quiet>}</Said>
        {privateReply.error ? <Trouble>{privateReply.error}</Trouble> : null}
        {way ? (
          <AnswerForm key={way} comment={comment} way={way} name={name} onDone={() => setWay(null)} />
        ) : isOwn ? null : (
          <Actions>
            {canReply ? (
              <Button $size="small" onClick={() => setWay('public')}>
                <MessageCircle aria-hidden="true" />
                {text.actions.reply}
              </Button>
            ) : null}
            <Button
              $size="small"
              disabled={!canMessage}
              title={canMessage ? undefined : privateReply.state === 'none' ? text.whyNoMessage.late : text.whyNoMessage.used}
              onClick={() => setWay('private')}
            >
              <Send aria-hidden="true" />
              {text.actions.privateReply}
            </Button>
            <Menu
              label={text.actions.more(name)}
              trigger={
                <IconButton $variant="quiet" $size="small" aria-label={text.actions.more(name)}>
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              groups={[
                {
                  items: [
                    ...(isLive
                      ? []
                      : [
                          isHidden
                            ? { id: 'show', label: text.actions.unhide, icon: <Eye />, run: () => void setHidden(false) }
                            : { id: 'hide', label: text.actions.hide, icon: <EyeOff />, run: () => void setHidden(true) },
                        ]),
                    { id: 'delete', label: text.actions.remove, icon: <Trash2 />, tone: 'danger', run: () => void drop() },
                  ],
                },
              ]}
            />
          </Actions>
        )}
      </Words>
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.x1half};
  min-width: 0;
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
`;

const Name = styled.span`
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Said = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Trouble = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half};
  padding-top: ${space.half};
`;
