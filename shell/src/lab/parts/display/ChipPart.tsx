import { Button } from '@fanfare/shared/ui';
import { Chip } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

const all = ['price', 'shipping', 'a keyword so long that a narrow screen has to cut it off at its end'];

export function ChipPart() {
  const [words, setWords] = useState(all);
  return (
    <>
      <State name="Plain" inRow>
        <Chip>Messages</Chip>
        <Chip>Comments</Chip>
      </State>
      <State name="To be taken away" inRow>
        {words.map((word) => (
          <Chip key={word} onRemove={() => setWords(words.filter((other) => other !== word))} removeLabel={`Remove ${word}`}>
            {word}
          </Chip>
        ))}
        {words.length < all.length ? (
          <Button $variant="quiet" $size="small" onClick={() => setWords(all)}>
            Bring back
          </Button>
        ) : null}
      </State>
    </>
  );
}
