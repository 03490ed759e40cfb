import type { ComponentProps } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsLost } from '../../store/liveness.slice.ts';
import { Badge } from '../../ui/index.ts';
import { copy } from '../copy.ts';

/** A badge for a state that only the server knows: while the connection is lost, it says that the state is unknown. */
export function LiveBadge(props: ComponentProps<typeof Badge>) {
  const isLost = useAppSelector(selectIsLost);
  return isLost ? <Badge dot="hollow">{copy.liveness.unknown}</Badge> : <Badge {...props} />;
}
