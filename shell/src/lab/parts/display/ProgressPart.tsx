import { Progress } from '@fanfare/shared/parts';
import { State } from '../../State.tsx';

export function ProgressPart() {
  return (
    <>
      <State name="Share known">
        <Progress label="Retrying events" share={0.3} valueText="12 of 40" />
      </State>
      <State name="Done">
        <Progress label="Importing contacts" share={1} />
      </State>
      <State name="End unknown">
        <Progress label="Reading your posts" share={null} />
      </State>
    </>
  );
}
