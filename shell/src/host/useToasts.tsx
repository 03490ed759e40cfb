import { TOAST_DESCRIPTION_CHARS, TOAST_MS, UNDO_TOAST_MS } from '@fanfare/shared/contracts';
import type { ToastMessage } from '@fanfare/shared/host';
import { depth, space, Toast } from '@fanfare/shared/ui';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';

let lastId = 0;

/** @returns `corner` to be drawn somewhere, and `toast`, which shows a short message there */
export function useToasts() {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
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
          description={description?.slice(0, TOAST_DESCRIPTION_CHARS)}
          action={action}
          onDismiss={() => dismiss(id)}
          dismissLabel={copy.dismissToast}
        />
      ))}
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
