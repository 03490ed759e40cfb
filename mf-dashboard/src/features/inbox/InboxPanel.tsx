import { useQueryState } from '@fanfare/shared/router';
import { Card, color, depth, media, StatePanel, space } from '@fanfare/shared/ui';
import type { ListHandle } from '@fanfare/shared/widgets';
import { MessagesSquare } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/inbox.ts';
import { useLiveTags } from '../../state/useLiveTags.ts';
import { ContactPane } from './contact/ContactPane.tsx';
import { useInboxThreadQuery } from './inbox.api.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadList } from './threads/ThreadList.tsx';
import { threadParams } from './threads/threadParams.ts';

const TAGS = ['Thread'] as const;

/** Shows the list, the conversation and the contact side by side; one at a time on narrow screens. */
export function InboxPanel() {
  const { values, set } = useQueryState(threadParams);
  useLiveTags(TAGS);
  const open = values.thread;
  const isAbout = open !== null && values.about === 'yes';
  const list = useRef<ListHandle>(null);
  const listCell = useRef<HTMLDivElement>(null);
  const threadCell = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);

  // On narrow screens, focus moves into the conversation and back.
  useEffect(() => {
    if (open !== null && wasOpen.current === null && isHidden(listCell.current)) threadCell.current?.focus();
    if (open === null && wasOpen.current !== null && document.activeElement === document.body) list.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, defaultPrevented } = event;
    // Dialogs above the inbox handle the key themselves.
    if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (isAbout) set({ about: 'no' });
    else if (open) set({ thread: null });
  };
  return (
    <Frame $shows={isAbout ? 'person' : open ? 'thread' : 'list'} onKeyDown={onKeyDown}>
      <Cell ref={listCell} data-pane="list">
        <ThreadList handle={list} />
      </Cell>
      <Cell ref={threadCell} data-pane="thread" tabIndex={-1}>
        {open ? (
          <ThreadPane id={open} />
        ) : (
          <Middle>
            <StatePanel kind="empty" title={copy.inbox.choose.title} icon={<MessagesSquare />}>
              {copy.inbox.choose.text}
            </StatePanel>
          </Middle>
        )}
      </Cell>
      {isAbout ? (
        <Cell data-pane="person">
          <Person id={open} onClose={() => set({ about: 'no' })} />
        </Cell>
      ) : null}
    </Frame>
  );
}

function isHidden(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).display === 'none';
}

function Person({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData: thread } = useInboxThreadQuery(id);
  return thread ? <ContactPane thread={thread} onClose={onClose} /> : null;
}

const Frame = styled(Card)<{ $shows: 'list' | 'thread' | 'person' }>`
  display: grid;
  grid-template-columns: minmax(280px, 384px) minmax(0, 1fr) ${({ $shows }) => ($shows === 'person' ? '280px' : '')};
  height: max(520px, calc(100dvh - 264px));
  padding: 0;
  overflow: hidden;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(260px, 320px) minmax(0, 1fr);
    > [data-pane='person'] { grid-column: 2; grid-row: 1; z-index: 1; background: ${color.surface}; }
    > [data-pane='thread'] { grid-column: 2; grid-row: 1; }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    height: max(440px, calc(100dvh - 150px));
    > [data-pane] { grid-column: 1; }
    > [data-pane]:not([data-pane='${({ $shows }) => $shows}']) { display: none; }
    /* On a phone, a conversation fills the whole screen. */
    ${({ $shows }) =>
      $shows === 'list' ? '' : `position: fixed; inset: 0; z-index: ${depth.sticky}; height: 100dvh; border-radius: 0;`}
  }
`;

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  &:focus { outline: none; }
  &[data-pane='list'] { border-inline-end: 1px solid ${color.border}; }
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  padding: ${space.x3};
`;
