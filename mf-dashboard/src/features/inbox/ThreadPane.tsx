import { failureNotice } from '@fanfare/shared/api';
import type { Thread } from '@fanfare/shared/contracts';
import { momentText, RowAccount } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { Avatar, Badge, Button, color, font, IconButton, Menu, media, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { ViewAccessNote } from '@fanfare/shared/widgets';
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Bot,
  CircleCheck,
  CircleDot,
  Ellipsis,
  Eye,
  Hand,
  Info,
  MessageSquareQuote,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/inbox.ts';
import { lists } from '../../copy/instagram/lists.ts';
import { CannedDialog } from './canned/CannedDialog.tsx';
import { ReplyComposer } from './composer/ReplyComposer.tsx';
import { useAnswered } from './composer/useAnswered.ts';
import { useDeleteContact } from './contact/useDeleteContact.ts';
import { contactName, faceName } from './contactName.ts';
import { type ThreadChange, useChangeThreadMutation, useMarkSeenMutation } from './inbox.api.ts';
import { MessageList } from './messages/MessageList.tsx';
import { replyWindow } from './replyWindow.ts';
import { AssignMenu } from './team/AssignMenu.tsx';
import { selectIsTeam } from './team/selectIsTeam.ts';
import { ThreadPresence } from './team/ThreadPresence.tsx';
import { useThread } from './useThread.ts';

const text = copy.inbox.thread;
const { done } = copy.inbox.bulk;

interface ThreadPaneProps {
  id: string;
  /** Shown before it was opened: the team does not learn of it. */
  isOffered: boolean;
  isAbout: boolean;
  onAbout: () => void;
  /** What was searched for, and the message that contains it. */
  find: string;
  foundId: string | null;
  onBack: () => void;
}

export function ThreadPane({ id, ...shown }: ThreadPaneProps) {
  const { thread, isMissing, error, refetch } = useThread(id);
  if (thread) return <OpenThread key={thread.id} thread={thread} {...shown} />;
  if (!error) {
    return (
      <Middle>
        <SkeletonRows label={text.loading} count={6} height="44px" />
      </Middle>
    );
  }
  return (
    <Middle>
      <StatePanel
        kind="failed"
        title={isMissing ? text.missingTitle : text.failed}
        error={isMissing ? null : error}
        action={<Button onClick={isMissing ? shown.onBack : refetch}>{isMissing ? text.back : copy.notifications.retry}</Button>}
      >
        {isMissing ? text.missingText : null}
      </StatePanel>
    </Middle>
  );
}

function OpenThread(props: { thread: Thread } & Omit<ThreadPaneProps, 'id'>) {
  const { thread, isOffered, isAbout, onAbout, onBack, find, foundId } = props;
  const host = useHost();
  const [change] = useChangeThreadMutation();
  const [markSeen] = useMarkSeenMutation();
  const [isManaging, setManaging] = useState(false);
  const mayReply = usePermission('inbox.reply');
  const workspace = useAppSelector(selectWorkspace);
  const mayErase = usePermission('contacts.erase');
  const isTeam = useAppSelector(selectIsTeam);
  const deleteContact = useDeleteContact(thread, onBack);
  const { answered, answer, stopAnswering } = useAnswered(thread.id, mayReply);
  const { id, contact, handler, isArchived, isUnanswered, hasFailed, preview } = thread;
  const name = contactName(contact);
  const isBots = handler === 'bot';
  const unhandled: ThreadChange = { isHandled: false, ...(handler === 'human_requested' && { handler }) };

  async function apply(changes: ThreadChange, done?: { title: string; back: ThreadChange }): Promise<void> {
    const result = await change({ id, ...changes });
    if (result.error) host.toast(failureNotice(result.error, text.failedChange));
    else if (done)
      host.toast({ kind: 'success', title: done.title, action: { label: lists.undo, run: () => void apply(done.back) } });
  }
  const reportSeen = async () => {
    const { error } = await markSeen(id);
    host.toast(error ? failureNotice(error, text.seenFailed) : { kind: 'success', title: text.seenSent });
  };

  return (
    <Pane aria-label={text.label(name)}>
      <Head>
        <Back $variant="quiet" $size="small" aria-label={text.back} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </Back>
        <Avatar name={faceName(contact)} src={contact.avatar} size={36} />
        <Who>
          <h2>{name}</h2>
          <span>
            {contact.username && contact.name ? `@${contact.username} ` : null}
            <OfAccount>
              <RowAccount accountId={thread.accountId} />
            </OfAccount>
          </span>
        </Who>
        <Handler>
          <Badge tone={handler === 'human_requested' ? 'warning' : 'neutral'} dot={isBots ? 'filled' : 'hollow'}>
            {copy.inbox.handlers[handler]}
          </Badge>
        </Handler>
        {isTeam ? (
          <AssignMenu
            thread={thread}
            onAssign={(assigneeId, title) =>
              void apply({ assigneeId }, { title, back: { assigneeId: thread.assignee?.id ?? null } })
            }
          />
        ) : null}
        <IconButton $variant="quiet" aria-label={text.details} aria-pressed={isAbout} onClick={onAbout}>
          <Info aria-hidden="true" />
        </IconButton>
        {mayReply ? (
          <Menu
            label={text.more}
            trigger={
              <IconButton $variant="quiet" aria-label={text.more}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            groups={[
              {
                items: [
                  isBots
                    ? { id: 'take', label: text.takeOver, icon: <Hand />, run: () => void apply({ handler: 'person' }) }
                    : { id: 'back', label: text.handBack, icon: <Bot />, run: () => void apply({ handler: 'bot' }) },
                  ...(isUnanswered || hasFailed || handler === 'human_requested'
                    ? [
                        {
                          id: 'handled',
                          label: text.handled,
                          icon: <CircleCheck />,
                          run: () => void apply({ isHandled: true }, { title: done.handled(1), back: unhandled }),
                        },
                      ]
                    : []),
                  ...(!isUnanswered && preview?.direction === 'in'
                    ? [
                        {
                          id: 'unhandled',
                          label: text.unhandled,
                          icon: <CircleDot />,
                          run: () => void apply({ isHandled: false }, { title: done.unhandled(1), back: { isHandled: true } }),
                        },
                      ]
                    : []),
                  isArchived
                    ? {
                        id: 'restore',
                        label: text.unarchive,
                        icon: <ArchiveRestore />,
                        run: () => void apply({ isArchived: false }, { title: done.unarchive(1), back: { isArchived: true } }),
                      }
                    : {
                        id: 'archive',
                        label: text.archive,
                        icon: <Archive />,
                        run: () => void apply({ isArchived: true }, { title: done.archive(1), back: { isArchived: false } }),
                      },
                ],
              },
              {
                items: [
                  ...(replyWindow(thread, Date.now()).kind === 'open'
                    ? [{ id: 'seen', label: text.seen, icon: <Eye />, run: () => void reportSeen() }]
                    : []),
                  {
                    id: 'canned',
                    label: copy.inbox.composer.manageCanned,
                    icon: <MessageSquareQuote />,
                    run: () => setManaging(true),
                  },
                ],
              },
              ...(mayErase
                ? [
                    {
                      items: [
                        {
                          id: 'delete',
                          label: text.deleteContact,
                          icon: <Trash2 />,
                          tone: 'danger' as const,
                          run: () => void deleteContact(),
                        },
                      ],
                    },
                  ]
                : []),
            ]}
          />
        ) : null}
      </Head>
      {isBots ? null : (
        <Paused>
          <span>{pausedText(thread)}</span>
          {mayReply ? (
            <Button $variant="quiet" $size="small" onClick={() => void apply({ handler: 'bot' })}>
              <Bot aria-hidden="true" />
              {text.handBack}
            </Button>
          ) : null}
        </Paused>
      )}
      <MessageList thread={thread} find={find} foundId={foundId} onReply={mayReply ? answer : undefined} />
      {isTeam ? <ThreadPresence threadId={id} /> : null}
      {mayReply ? (
        <ReplyComposer thread={thread} isOffered={isOffered} answered={answered} onAnswered={stopAnswering} />
      ) : (
        <ViewAccessNote workspace={mayReply ? null : workspace} />
      )}
      <CannedDialog open={isManaging} onClose={() => setManaging(false)} />
    </Pane>
  );
}

function pausedText({ handler, botPausedUntil }: Thread): string {
  if (handler === 'human_requested') return text.humanRequested;
  return botPausedUntil ? text.botPaused(momentText(botPausedUntil)) : text.botPausedOpen;
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  overflow-y: auto;
  padding: ${space.x2};
`;

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  min-width: 0;
  min-height: 0;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 56px;
  padding: ${space.half} ${space.x1} ${space.half} ${space.x2};
  border-bottom: 1px solid ${color.border};
  ${media.narrow} { padding-inline-start: ${space.half}; }
`;

const Back = styled(IconButton)`
  display: none;
  ${media.narrow} { display: inline-flex; }
`;

// On a phone, the line below has the same text.
const Handler = styled.span`
  ${media.narrow} { display: none; }
  @container (max-width: 560px) { display: none; }
`;

const Who = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  > span:empty { display: none; }
  h2, span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  h2 { font-size: ${font.size.body}; }
  span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

// The list names it on a phone.
const OfAccount = styled.b`
  font-weight: inherit;
  ${media.narrow} { display: none; }
`;

const Paused = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  padding: ${space.half} ${space.x1half} ${space.half} ${space.x2};
  border-bottom: 1px solid ${color.border};
  background: ${color.kindPersonSoft};
  font-size: ${font.size.small};
`;
