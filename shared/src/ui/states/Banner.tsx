import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { IconButton } from '../forms/Button.tsx';
import { color, radius, space } from '../theme/tokens.ts';

interface BannerProps {
  tone: 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, info: Info };

/** A message across a region. Errors interrupt a screen reader. */
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
