import type { Comment, CommentedPost } from '@fanfare/shared/contracts';
import { RelativeTime, RowAccount } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Avatar, Badge, color, font, IconButton, Menu, media, motion, radius, space } from '@fanfare/shared/ui';
import { CircleHelp, CornerDownRight, Ellipsis, Eye, EyeOff, MessageCircle, Send, Trash2 } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/comments.ts';
import { explainParams } from '../../state/params/explainParams.ts';
import { commenterName } from './commenterName.ts';
import { canBeAnswered, canBeHidden, canBeMessaged } from './commentRules.ts';
import { PostPicture } from './posts/PostPicture.tsx';
import { ReplyForm, type ReplyMode } from './ReplyForm.tsx';

const text = copy.comments;
const privateTones = { none: 'neutral', sending: 'info', sent: 'success', failed: 'danger', unconfirmed: 'warning' } as const;

export interface CommentRowProps {
  comment: Comment;
  /** Shows the whole text. */
  isOpen: boolean;
  /** Undefined if all comments are about one post. */
  post: CommentedPost | undefined;
  way: ReplyMode | null;
  onAnswer: (comment: Comment, way: ReplyMode | null) => void;
  onHide: (comment: Comment, isHidden: boolean) => void;
  onDelete: (comment: Comment) => void;
}

export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, isOpen, post, way, onAnswer, onHide, onDelete } = props;
  const { isOwn, isHidden, isLive, privateReply } = comment;
  const name = commenterName(comment);
  const mayReply = usePermission('inbox.reply');
  const canMessage = canBeMessaged(comment);
  const canAnswer = canBeAnswered(comment);
  const { set } = useQueryState(explainParams);
  const { eventId = null } = comment;
  const why =
    eventId === null || isOwn ? null : { id: 'why', label: copy.why, icon: <CircleHelp />, run: () => set({ why: eventId }) };
  const whyNot = privateReply.state === 'none' ? text.whyNoMessage.late : text.whyNoMessage.used;

  return (
    <Row>
      <Face>
        <Avatar name={name.replace(/^@/, '')} size={32} />
      </Face>
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
        <Said dir="auto" $isWhole={isOpen || way !== null}>
          {comment.text ?? <Quiet>{text.noText}</Quiet>}
        </Said>
        {privateReply.error ? <Trouble>{localize(privateReply.errorMessage, privateReply.error)}</Trouble> : null}
      </Words>
      {isOwn || !mayReply || way ? null : (
        <Actions data-actions>
          {canAnswer ? (
            <IconButton
              $variant="quiet"
              $size="small"
              aria-label={text.actions.reply}
              data-tooltip={text.actions.reply}
              onClick={() => onAnswer(comment, 'public')}
            >
              <MessageCircle aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton
            $variant="quiet"
            $size="small"
            aria-label={text.actions.privateReply}
            data-tooltip={canMessage ? text.actions.privateReply : undefined}
            disabled={!canMessage}
            title={canMessage ? undefined : whyNot}
            onClick={() => onAnswer(comment, 'private')}
          >
            <Send aria-hidden="true" />
          </IconButton>
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
      {post ? (
        <Post title={post.caption ?? text.posts.noCaption}>
          <PostPicture post={post} />
        </Post>
      ) : null}
      {way ? (
        <Form>
          <ReplyForm
            key={way}
            comment={comment}
            way={way}
            name={name}
            onWay={canAnswer && canMessage ? (next) => onAnswer(comment, next) : undefined}
            onDone={() => onAnswer(comment, null)}
          />
        </Form>
      ) : null}
    </Row>
  );
});

const Row = styled.div`
  display: grid;
  grid-template: 'face words actions post' auto '. form form form' auto / auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space.x1half};
  min-width: 0;
  ${media.narrow} { grid-template: 'words actions' auto 'form form' auto / minmax(0, 1fr) auto; }
  @media (hover: hover) and (min-width: 720px) {
    [data-actions] { opacity: 0; transition: opacity ${motion.quick}; }
    article:hover &, article:focus-within & { [data-actions] { opacity: 1; } }
    [data-actions]:has([aria-expanded='true']) { opacity: 1; }
  }
`;

const Face = styled.span`
  grid-area: face;
  align-self: start;
  ${media.narrow} { display: none; }
`;

const Words = styled.div`
  display: grid;
  grid-area: words;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  line-height: 1.35;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.x1};
`;

const Name = styled.span`
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Said = styled.p<{ $isWhole: boolean }>`
  display: ${({ $isWhole }) => ($isWhole ? 'block' : '-webkit-box')};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Trouble = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Actions = styled.div`
  display: flex;
  grid-area: actions;
  align-self: start;
  gap: 2px;
`;

const Post = styled.span`
  grid-area: post;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border-radius: ${radius.small};
  ${media.narrow} { display: none; }
`;

const Form = styled.div`
  grid-area: form;
  padding-block: ${space.half} ${space.x1};
`;
