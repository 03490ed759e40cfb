import { Field } from '@fanfare/shared/ui';
import { State } from '../../State.tsx';

export function FieldPart() {
  return (
    <>
      <State name="Empty, with a hint">
        <Field label="Flow name" hint="Only you see it." placeholder="Prices" />
      </State>
      <State name="Filled">
        <Field label="Flow name" defaultValue="Price questions" />
      </State>
      <State name="Wrong">
        <Field label="Email" type="email" defaultValue="anna@" error="Please enter a valid email address" />
      </State>
      <State name="Disabled">
        <Field label="Username" defaultValue="anna" disabled />
      </State>
    </>
  );
}
