import { openFailures } from '@fanfare/shared/api';
import { TOAST_DESCRIPTION_CHARS, TOAST_MS, UNDO_TOAST_MS } from '@fanfare/shared/contracts';
import type { ToastMessage } from '@fanfare/shared/host';
import { depth, lazyPart, space, Toast } from '@fanfare/shared/ui';
import { useCallback, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { shortened } from './shortened.ts';

const { Part: References } = lazyPart(() => import('../failures/References.tsx').then((module) => module.References));

let lastId = 0;

/** @returns `corner` to be drawn somewhere, and `toast`, which shows a short message there; below them stands by what the server finds what it failed at */
export function useToasts() {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const failures = useSyncExternalStore(openFailures.subscribe, openFailures.read);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const toast = useCallback(
    (message: ToastMessage) => {
      lastId += 1;
      const id = lastId;
      setToasts((all) => [...all, { ...message, id }]);
      setTimeout(() => dismiss(id), message.action ? UNDO_TOAST_MS : TOAST_MS);
    },
    [dismiss],
  );
  const corner = (
    <Corner>
      {toasts.map(({ id, kind, title, description, action }) => (
        <Toast
          key={id}
          kind={kind}
          title={title}
          description={description && shortened(description, TOAST_DESCRIPTION_CHARS)}
          action={action}
          onDismiss={() => dismiss(id)}
          dismissLabel={copy.dismissToast}
        />
      ))}
      {failures.length > 0 ? <References failures={failures} onDismiss={openFailures.forget} /> : null}
    </Corner>
  );
  return { corner, toast };
}

const Corner = styled.div`
  position: fixed;
  right: ${space.x2};
  bottom: ${space.x2};
  z-index: ${depth.toast};
  display: grid;
  gap: ${space.x1};
  width: min(380px, calc(100vw - 2 * ${space.x2}));
`;
