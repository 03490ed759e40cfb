import type { Comment } from '@fanfare/shared/contracts';
import { RelativeTime, RowAccount } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Avatar, Badge, Button, color, font, IconButton, Menu, media, space } from '@fanfare/shared/ui';
import { CircleHelp, CornerDownRight, Ellipsis, Eye, EyeOff, MessageCircle, Send, Trash2 } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/comments.ts';
import { explainParams } from '../../state/params/explainParams.ts';
import { commenterName } from './commenterName.ts';
import { canBeAnswered, canBeHidden, canBeMessaged } from './commentRules.ts';
import { ReplyForm, type ReplyMode } from './ReplyForm.tsx';

const text = copy.comments;
const privateTones = { none: 'neutral', sending: 'info', sent: 'success', failed: 'danger', unconfirmed: 'warning' } as const;

export interface CommentRowProps {
  comment: Comment;
  way: ReplyMode | null;
  onAnswer: (comment: Comment, way: ReplyMode | null) => void;
  onHide: (comment: Comment, isHidden: boolean) => void;
  onDelete: (comment: Comment) => void;
}

export const CommentRow = memo(function CommentRow({ comment, way, onAnswer, onHide, onDelete }: CommentRowProps) {
  const { isOwn, isHidden, isLive, privateReply } = comment;
  const name = commenterName(comment);
  const mayReply = usePermission('inbox.reply');
  const canMessage = canBeMessaged(comment);
  const { set } = useQueryState(explainParams);
  const { eventId = null } = comment;
  const why =
    eventId === null || isOwn ? null : { id: 'why', label: copy.why, icon: <CircleHelp />, run: () => set({ why: eventId }) };

  return (
    <Row>
      <Picture>
        <Avatar name={name.replace(/^@/, '')} size={36} />
      </Picture>
      <Words>
        <Head>
          <Name>{name}</Name>
          <Quiet>
            <RelativeTime at={comment.writtenAt} />
          </Quiet>
          <RowAccount accountId={comment.accountId} />
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
        {privateReply.error ? <Trouble>{localize(privateReply.errorMessage, privateReply.error)}</Trouble> : null}
        {way ? (
          <ReplyForm key={way} comment={comment} way={way} name={name} onDone={() => onAnswer(comment, null)} />
        ) : isOwn || !mayReply ? null : (
          <Actions>
            {canBeAnswered(comment) ? (
              <Button $size="small" onClick={() => onAnswer(comment, 'public')}>
                <MessageCircle aria-hidden="true" />
                {text.actions.reply}
              </Button>
            ) : null}
            <Button
              $size="small"
              disabled={!canMessage}
              title={canMessage ? undefined : privateReply.state === 'none' ? text.whyNoMessage.late : text.whyNoMessage.used}
              onClick={() => onAnswer(comment, 'private')}
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
                    ...(why ? [why] : []),
                    ...(canBeHidden(comment)
                      ? [
                          isHidden
                            ? { id: 'show', label: text.actions.unhide, icon: <Eye />, run: () => onHide(comment, false) }
                            : { id: 'hide', label: text.actions.hide, icon: <EyeOff />, run: () => onHide(comment, true) },
                        ]
                      : []),
                    { id: 'delete', label: text.actions.remove, icon: <Trash2 />, tone: 'danger', run: () => onDelete(comment) },
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

const Picture = styled.span`
  ${media.narrow} { display: none; }
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
  ${media.narrow} { > button:not(:last-child) svg { display: none; } }
`;
