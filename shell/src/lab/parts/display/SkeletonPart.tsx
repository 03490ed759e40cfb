import { Skeleton } from '@fanfare/shared/ui';
import { Stack } from '../../Stack.ts';
import { State } from '../../State.tsx';

export function SkeletonPart() {
  return (
    <State name="A line, a field, a card">
      <Stack>
        <Skeleton $width="60%" />
        <Skeleton $height="40px" />
        <Skeleton $height="120px" />
      </Stack>
    </State>
  );
}
