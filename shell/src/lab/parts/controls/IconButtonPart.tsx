import { IconButton } from '@fanfare/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { State } from '../../State.tsx';

export function IconButtonPart() {
  return (
    <>
      <State name="Named by a tooltip: rest on it, or reach it with Tab" inRow>
        <IconButton aria-label="Edit">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton $variant="quiet" aria-label="Delete">
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton $variant="danger" aria-label="Delete for good">
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton $variant="quiet" aria-label="Delete what is chosen" disabled>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </State>
      <State name="Small" inRow>
        <IconButton $size="small" aria-label="Edit this one">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton $size="small" $variant="quiet" aria-label="Delete this one">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </State>
    </>
  );
}
