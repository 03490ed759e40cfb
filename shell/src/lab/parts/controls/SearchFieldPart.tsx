import { SearchField } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

export function SearchFieldPart() {
  const [text, setText] = useState('price');
  const [empty, setEmpty] = useState('');
  return (
    <>
      <State name="Empty">
        <SearchField label="Search flows" value={empty} onChange={setEmpty} />
      </State>
      <State name="Filled: Escape empties it">
        <SearchField label="Search events" value={text} onChange={setText} />
      </State>
    </>
  );
}
