import { Skeleton, VisuallyHidden } from '@fanfare/shared/ui';
import { copy } from '../../copy/frame.ts';

export function Checking() {
  return (
    <>
      <VisuallyHidden>{copy.answer.checking}</VisuallyHidden>
      <Skeleton $height="28px" $width="280px" />
    </>
  );
}
