import { Badge, type Tone } from '@fanfare/shared/ui';
import { State } from '../../State.tsx';

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];

export function BadgePart() {
  return (
    <>
      <State name="Tones" inRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </State>
      <State name="Live and at rest" inRow>
        <Badge tone="success" dot="filled">
          Connected
        </Badge>
        <Badge tone="warning" dot="hollow">
          Waiting
        </Badge>
      </State>
    </>
  );
}
