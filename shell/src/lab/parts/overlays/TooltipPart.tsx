import { Button, describe, IconButton } from '@fanfare/shared/ui';
import { Eye } from 'lucide-react';
import { State } from '../../State.tsx';

export function TooltipPart() {
  return (
    <>
      <State name="The name of a button without words: rest on it, or reach it with Tab" inRow>
        <IconButton aria-label="Preview">
          <Eye aria-hidden="true" />
        </IconButton>
      </State>
      <State name="A description, which screen readers hear too" inRow>
        <Button {...describe('Answers followers from now on')}>Publish</Button>
      </State>
    </>
  );
}
