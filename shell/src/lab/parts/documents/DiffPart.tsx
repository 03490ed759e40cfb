import { DiffView } from '@fanfare/shared/widgets';
import { State } from '../../State.tsx';

const steps = [
  'Start',
  'Ask for the size',
  'Wait for an answer',
  'Check stock',
  'Send the price',
  'Ask for the address',
  'Thank you',
  'End',
];
const before = steps.join('\n');
const after = steps.map((step) => (step === 'Thank you' ? 'Thank you, {first name}' : step)).join('\n');

export function DiffPart() {
  return (
    <>
      <State name="A line changed">
        <DiffView label="Draft against version 4" before={before} after={after} />
      </State>
      <State name="Equal">
        <DiffView label="Draft against version 5" before={after} after={after} />
      </State>
    </>
  );
}
