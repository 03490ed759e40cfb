import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import styled from 'styled-components';
import { Button, IconButton } from '../forms/Button.tsx';
import { Details } from '../states/FailureDetails.tsx';
import { color, font, radius, shadow, space } from '../theme/tokens.ts';
import { appear } from './bodies/appear.ts';

interface ToastProps {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  requestId?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  onDismiss: () => void;
  dismissLabel: string;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const inks = { success: color.success, error: color.danger, info: color.info };

/** A message in the corner. Errors interrupt a screen reader. */
export function Toast({ kind, title, description, requestId, action, onDismiss, dismissLabel }: ToastProps) {
  const Icon = icons[kind];
  return (
    <Sheet role={kind === 'error' ? 'alert' : 'status'} aria-live={kind === 'error' ? 'assertive' : 'polite'}>
      <Icon aria-hidden="true" size={20} color={inks[kind]} />
      <div>
        <strong>{title}</strong>
        <Details description={description} requestId={requestId} />
      </div>
      {action ? (
        <Button
          $size="small"
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton $variant="quiet" $size="small" aria-label={dismissLabel} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: start;
  gap: ${space.x1half};
  padding: ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  overflow-wrap: anywhere;
  > svg { margin-top: 6px; }
  > div { padding: ${space.half} 0; }
  > button:last-child { grid-column: -2; }
  strong { font-weight: ${font.weight.medium}; }
  ${appear}
`;
