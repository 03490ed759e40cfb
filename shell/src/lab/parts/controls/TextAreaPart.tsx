import { TextAreaField } from '@fanfare/shared/widgets';
import { State } from '../../State.tsx';

export function TextAreaPart() {
  return (
    <>
      <State name="Counts bytes">
        <TextAreaField
          label="Message"
          hint="Emoji take more than one byte."
          limit={{ most: 1000, unit: 'bytes' }}
          defaultValue="It is 20 euros, shipping included. 🎉"
        />
      </State>
      <State name="Too long">
        <TextAreaField
          label="Short answer"
          rows={2}
          limit={{ most: 20, unit: 'characters' }}
          defaultValue="Thank you very much for asking!"
          error="Shorten it by 11 characters"
        />
      </State>
    </>
  );
}
