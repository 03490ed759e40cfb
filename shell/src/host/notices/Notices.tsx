import { TOAST_DESCRIPTION_CHARS, TOAST_MS, UNDO_TOAST_MS } from '@fanfare/shared/contracts';
import type { ToastMessage } from '@fanfare/shared/host';
import { Button, depth, media, space, Toast } from '@fanfare/shared/ui';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../messages/copy.ts';
import { shortened } from '../../messages/shortened.ts';
import { usePausableTimeout } from './usePausableTimeout.ts';
import { useToastSpace } from './useToastSpace.ts';

export interface Notice extends ToastMessage {
  id: number;
  /** If true, stays until dismissed. */
  isLasting?: boolean;
}

interface NoticesProps {
  notices: readonly Notice[];
  onDismiss: (id: number) => void;
}

const OWN_ESCAPE =
  'dialog, [role="dialog"], [role="menu"], [role="listbox"], input, textarea, select, [contenteditable], .react-flow';

/** Further notices are collapsed, so that the page stays visible. */
const LASTING_MAX = 2;

/** Hover or focus pauses all timers. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const stack = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const isEmpty = notices.length === 0;
  useToastSpace(stack, isEmpty);
  const [showsAll, setShowsAll] = useState(false);
  const hidden = showsAll ? [] : notices.filter(isLasting).slice(0, -LASTING_MAX);

  // No leave event fires when the stack is removed.
  useEffect(() => {
    if (!isEmpty) return;
    setShowsAll(false);
    setHovered(false);
    setFocused(false);
  }, [isEmpty]);

  const dismiss = (id: number) => {
    const hadFocus = stack.current?.contains(document.activeElement);
    onDismiss(id);
    if (hadFocus) moveFocus(stack.current, id, returnTo.current);
  };
  useEscape(isEmpty, (target) => {
    const focused = target.closest('[data-notice]')?.getAttribute('data-notice');
    const newest = notices.at(-1);
    if (focused) dismiss(Number(focused));
    else if (newest && !target.closest(OWN_ESCAPE)) dismiss(newest.id);
  });

  if (isEmpty) return null;
  return (
    <Stack
      ref={stack}
      aria-label={copy.messages}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event: FocusEvent) => {
        if (!stack.current?.contains(event.relatedTarget)) returnTo.current = event.relatedTarget;
        setFocused(true);
      }}
      onBlur={(event: FocusEvent) => setFocused(stack.current?.contains(event.relatedTarget) === true)}
    >
      {hidden.length > 0 ? (
        <More>
          <Button $size="small" onClick={() => setShowsAll(true)}>
            {copy.moreMessages(hidden.length)}
          </Button>
        </More>
      ) : null}
      {notices.map((notice) =>
        hidden.includes(notice) ? null : (
          <Item key={notice.id} notice={notice} isPaused={isHovered || isFocused} onDismiss={() => dismiss(notice.id)} />
        ),
      )}
    </Stack>
  );
}

function isLasting({ kind, isLasting }: Notice): boolean {
  return kind === 'error' || isLasting === true;
}

function Item({ notice, isPaused, onDismiss }: { notice: Notice; isPaused: boolean; onDismiss: () => void }) {
  const { kind, title, description, requestId, action } = notice;
  usePausableTimeout(onDismiss, isLasting(notice) ? null : action ? UNDO_TOAST_MS : TOAST_MS, isPaused);
  return (
    <div data-notice={notice.id}>
      <Toast
        kind={kind}
        title={title}
        description={description && kind === 'success' ? shortened(description, TOAST_DESCRIPTION_CHARS) : description}
        requestId={requestId}
        action={action}
        onDismiss={onDismiss}
        dismissLabel={copy.dismissToast}
      />
    </div>
  );
}

function moveFocus(stack: Element | null, id: number, returnTo: Element | null): void {
  const others = [...(stack?.querySelectorAll('[data-notice]') ?? [])].filter(
    (item) => item.getAttribute('data-notice') !== String(id),
  );
  const target = others.at(-1)?.querySelector('button:last-of-type') ?? returnTo;
  if (target instanceof HTMLElement) target.focus();
}

function useEscape(isOff: boolean, onEscape: (target: Element) => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (isOff) return;
    const handle = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && event.target instanceof Element) latest.current(event.target);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOff]);
}

// On narrow screens, content can scroll past it.
const Stack = styled.section`
  position: fixed;
  inset-inline-end: var(--frame-end, 0px);
  bottom: 0;
  z-index: ${depth.toast};
  display: grid;
  gap: ${space.x1};
  width: min(460px, 100vw);
  max-height: 100dvh;
  /* Space for the shadows, which a scrolling box cuts off. Clicks reach the page below it. */
  padding: ${space.x3};
  pointer-events: none;
  > * { pointer-events: auto; }
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.narrow} {
    position: sticky;
    bottom: var(--frame-bottom, 0px);
    inset-inline-end: auto;
    width: auto;
    padding: ${space.x1};
    max-height: 40dvh;
    body:has([role='dialog'], [role='alertdialog']) & { position: fixed; inset-inline: 0; }
  }
`;

const More = styled.div`
  justify-self: end;
`;
