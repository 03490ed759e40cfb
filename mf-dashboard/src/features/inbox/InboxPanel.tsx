import type { Thread } from '@fanfare/shared/contracts';
import { useQueryState } from '@fanfare/shared/router';
import { color, depth, media, radius, StatePanel, space } from '@fanfare/shared/ui';
import type { ListHandle } from '@fanfare/shared/widgets';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/inbox.ts';
import { useLiveTags } from '../../state/useLiveTags.ts';
import { ContactPane } from './contact/ContactPane.tsx';
import { useFirstThread } from './layout/useFirstThread.ts';
import { useIsWide } from './layout/useIsWide.ts';
import { useTop } from './layout/useTop.ts';
import { ThreadPane } from './ThreadPane.tsx';
import { ThreadList } from './threads/ThreadList.tsx';
import { threadParams } from './threads/threadParams.ts';
import { useThread } from './useThread.ts';

const TAGS = ['Thread'] as const;

/** Shows the list, the conversation and the contact side by side; one at a time on narrow screens. */
export function InboxPanel() {
  const { values, set } = useQueryState(threadParams);
  useLiveTags(TAGS);
  const isWide = useIsWide();
  const { firstId, choose, dismiss } = useFirstThread(isWide);
  const open = values.thread;
  const shown = open ?? firstId;
  const isAbout = shown !== null && (values.about === 'yes' || (isWide && values.about === 'auto'));
  const find = values.find.trim();
  const [rows, setRows] = useState<readonly Thread[]>([]);
  const onLoaded = useCallback(
    (threads: readonly Thread[]) => {
      choose(threads);
      setRows(threads);
    },
    [choose],
  );
  const found = find === '' ? undefined : rows.find(({ id }) => id === shown)?.found;
  const frame = useRef<HTMLElement>(null);
  const list = useRef<ListHandle>(null);
  const listCell = useRef<HTMLDivElement>(null);
  const threadCell = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useTop(frame);

  // On narrow screens, focus moves into the conversation and back.
  useEffect(() => {
    if (open !== null && wasOpen.current === null && isHidden(listCell.current)) threadCell.current?.focus();
    if (open === null && wasOpen.current !== null && document.activeElement === document.body) list.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const closeThread = () => {
    dismiss();
    set({ thread: null, about: values.about === 'yes' ? 'auto' : values.about });
  };
  const closePerson = () => set({ about: isWide ? 'no' : 'auto' });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, defaultPrevented } = event;
    // Dialogs above the inbox handle the key themselves.
    if (key !== 'Escape' || defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (values.about === 'yes') closePerson();
    else if (open) closeThread();
  };
  // The team and the address learn of the conversation once it is used, not when it is merely offered.
  const takeUp = () => {
    if (open === null && shown !== null) set({ thread: shown });
  };
  return (
    <Frame
      ref={frame}
      $shows={isAbout && !isWide ? 'person' : open ? 'thread' : 'list'}
      $hasPerson={isAbout}
      onKeyDown={onKeyDown}
    >
      <Cell ref={listCell} data-pane="list">
        <ThreadList handle={list} open={shown} onLoaded={onLoaded} />
      </Cell>
      <Cell ref={threadCell} data-pane="thread" tabIndex={-1} onPointerDownCapture={takeUp} onFocusCapture={takeUp}>
        {shown ? (
          <ThreadPane
            id={shown}
            isOffered={open === null}
            isAbout={isAbout}
            find={find}
            foundId={found?.messageId ?? null}
            onAbout={() => (isAbout ? closePerson() : set({ about: 'yes' }))}
            onBack={closeThread}
          />
        ) : (
          <Middle>
            <StatePanel kind="empty" title={copy.inbox.choose.title} scene="bubbles">
              {copy.inbox.choose.text}
            </StatePanel>
          </Middle>
        )}
      </Cell>
      {isAbout ? (
        <Cell data-pane="person">
          <Person id={shown} onClose={closePerson} />
        </Cell>
      ) : null}
    </Frame>
  );
}

function isHidden(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).display === 'none';
}

function Person({ id, onClose }: { id: string; onClose: () => void }) {
  const { thread } = useThread(id);
  return thread ? <ContactPane key={thread.id} thread={thread} onClose={onClose} /> : null;
}

const Frame = styled.section<{ $shows: 'list' | 'thread' | 'person'; $hasPerson: boolean }>`
  display: grid;
  grid-template-columns: 328px minmax(0, 1fr) ${({ $hasPerson }) => ($hasPerson ? '296px' : '')};
  grid-template-rows: minmax(0, 1fr);
  height: max(480px, calc(100dvh - var(--top, 264px) - ${space.x2}));
  /* The page ends with the inbox and does not scroll. */
  margin-bottom: -${space.x6};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  @media (max-width: 1099px) {
    grid-template-columns: minmax(260px, 320px) minmax(0, 1fr);
    > [data-pane='person'] { grid-column: 2; grid-row: 1; z-index: 1; background: ${color.surface}; }
    > [data-pane='thread'] { grid-column: 2; grid-row: 1; }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    height: max(440px, calc(100dvh - var(--top, 150px) - ${space.x1}));
    margin: 0 -${space.x2} -${space.x5};
    border-width: 1px 0;
    border-radius: 0;
    > [data-pane] { grid-column: 1; }
    > [data-pane]:not([data-pane='${({ $shows }) => $shows}']) { display: none; }
    /* On a phone, a conversation fills the whole screen. */
    ${({ $shows }) =>
      $shows === 'list' ? '' : `position: fixed; inset: 0; z-index: ${depth.sticky}; height: 100dvh; margin: 0; border: 0;`}
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
