import type { ComponentProps } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsLost } from '../../store/slices/liveness.slice.ts';
import { Badge } from '../../ui/index.ts';
import { copy } from '../copy.ts';

/** A badge that shows an unknown state while the connection is lost. */
export function LiveBadge(props: ComponentProps<typeof Badge>) {
  const isLost = useAppSelector(selectIsLost);
  return isLost ? <Badge dot="hollow">{copy.liveness.unknown}</Badge> : <Badge {...props} />;
}
