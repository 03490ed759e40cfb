import { font, Wordmark } from '@fanfare/shared/ui';
import { Stack } from '../../Stack.ts';
import { State } from '../../State.tsx';

const sizes = ['hero', 'display', 'title', 'lead', 'body', 'small'] as const;

export function TypePart() {
  return (
    <>
      <State name="Scale">
        <Stack>
          {sizes.map((size) => (
            <span key={size} style={{ fontSize: font.size[size], lineHeight: 1.25 }}>
              {size}: connect, automate
            </span>
          ))}
        </Stack>
      </State>
      <State name="Weights" inRow>
        <span>Regular</span>
        <span style={{ fontWeight: font.weight.medium }}>Medium</span>
        <span style={{ fontWeight: font.weight.bold }}>Bold</span>
        <code style={{ fontFamily: font.mono }}>Mono 0123</code>
      </State>
      <State name="Wordmark" inRow>
        <Wordmark />
        <Wordmark size={32} />
      </State>
    </>
  );
}
