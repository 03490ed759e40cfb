import { failureNotice } from '@fanfare/shared/api';
import type { ThreadMessage } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { color, IconButton, Menu } from '@fanfare/shared/ui';
import { Copy, Ellipsis, Heart, Reply } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useReactMutation } from '../inbox.api.ts';

const text = copy.inbox.message;
const HEART = '❤';

interface MessageActionsProps {
  message: ThreadMessage;
  threadId: string;
  onReply?: ((message: ThreadMessage) => void) | undefined;
}

/** Appear beside a message on hover and focus. */
export function MessageActions({ message, threadId, onReply }: MessageActionsProps) {
  const host = useHost();
  const mayReply = usePermission('inbox.reply');
  const [react] = useReactMutation();
  const { id, direction, ownReaction, isDeleted, state, text: words } = message;
  if (isDeleted || !mayReply) return null;
  const canAnswer = onReply !== undefined && isAnswerable({ state, isDeleted });

  const toggleHeart = async () => {
    const result = await react({ id, threadId, emoji: ownReaction ? null : HEART });
    if (result.error) host.toast(failureNotice(result.error, text.reactFailed));
  };
  const copyText = async () => {
    await navigator.clipboard.writeText(words ?? '');
    host.toast({ kind: 'success', title: text.copied });
  };
  return (
    <Actions>
      {canAnswer ? (
        <IconButton $variant="quiet" $size="small" aria-label={text.reply} onClick={() => onReply(message)}>
          <Reply aria-hidden="true" />
        </IconButton>
      ) : null}
      {direction === 'in' ? (
        <IconButton
          $variant="quiet"
          $size="small"
          aria-label={ownReaction ? text.unreact : text.react}
          aria-pressed={ownReaction !== null}
          onClick={() => void toggleHeart()}
        >
          <Heart aria-hidden="true" />
        </IconButton>
      ) : null}
      {canAnswer || words ? (
        <Menu
          label={text.actions}
          trigger={
            <IconButton $variant="quiet" $size="small" aria-label={text.actions}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          groups={[
            {
              items: [
                ...(canAnswer ? [{ id: 'reply', label: text.reply, icon: <Reply />, run: () => onReply(message) }] : []),
                ...(direction === 'in'
                  ? [
                      {
                        id: 'heart',
                        label: ownReaction ? text.unreact : text.react,
                        icon: <Heart />,
                        run: () => void toggleHeart(),
                      },
                    ]
                  : []),
                ...(words ? [{ id: 'copy', label: text.copy, icon: <Copy />, run: () => void copyText() }] : []),
              ],
            },
          ]}
        />
      ) : null}
    </Actions>
  );
}

/** Only messages that Instagram has can be replied to. */
export function isAnswerable({ state, isDeleted }: Pick<ThreadMessage, 'state' | 'isDeleted'>): boolean {
  return !isDeleted && ['received', 'sent', 'delivered', 'read'].includes(state);
}

const Actions = styled.span`
  display: flex;
  flex: none;
  align-self: center;
  > button { width: 28px; min-height: 28px; opacity: 0; }
  svg { width: 16px; height: 16px; }
  > button[aria-pressed='true'] { color: ${color.danger}; opacity: 1; }
  > button:focus-visible, > button[aria-expanded='true'], *:hover > & > button { opacity: 1; }
  /* The menu has all of them. */
  @media (hover: none) {
    > button:not(:last-child) { display: none; }
    > button:last-child { opacity: 0.6; }
  }
`;
