import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { IconButton } from '../forms/Button.tsx';
import { color, radius, space } from '../theme/tokens.ts';

interface BannerProps {
  tone: 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
  /** A button that mends it, at its end. */
  action?: ReactNode;
  /** When given, a button with the label below dismisses the banner. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, info: Info };

/** A line across a region that says how something went. Failures interrupt a screen reader, the rest waits its turn. */
export function Banner({ tone, children, action, onDismiss, dismissLabel = copy.dismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Bar $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={18} />
      <span>{children}</span>
      {action}
      {onDismiss ? (
        <IconButton $variant="quiet" $size="small" aria-label={dismissLabel} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </Bar>
  );
}

const grounds = { success: color.successSoft, warning: color.warningSoft, danger: color.dangerSoft, info: color.infoSoft };
const inks = { success: color.success, warning: color.warning, danger: color.danger, info: color.info };

const Bar = styled.div<{ $tone: BannerProps['tone'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1half};
  min-height: 44px;
  padding: ${space.half} ${space.x1half};
  border-radius: ${radius.small};
  background: ${({ $tone }) => grounds[$tone]};
  color: ${({ $tone }) => inks[$tone]};
  > svg { flex: none; }
  > span { flex: 1; min-width: min(60%, 220px); overflow-wrap: anywhere; }
`;
