import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { color, FieldFrame, font, TextArea } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { type TextUnit, textLength } from './textLength.ts';

interface TextAreaFieldProps extends ComponentPropsWithRef<'textarea'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Advisory limit: longer text is marked but not truncated, so that nothing pasted is lost. */
  limit?: { most: number; unit: TextUnit };
}

/** A multi-line field with a counter. */
export function TextAreaField({ label, hint, error, limit, id, onInput, ...area }: TextAreaFieldProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? ''));
  const length = limit ? textLength(area.value === undefined ? typed : String(area.value), limit.unit) : 0;
  const isTooLong = limit !== undefined && length > limit.most;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      aside={
        limit ? (
          <Counter id={counterId} $isTooLong={isTooLong}>
            {copy.limit(length, limit.most, limit.unit)}
          </Counter>
        ) : null
      }
    >
      {(wiring) => (
        <TextArea
          rows={4}
          {...wiring}
          aria-invalid={wiring['aria-invalid'] ?? (isTooLong || undefined)}
          aria-describedby={[wiring['aria-describedby'], limit && counterId].filter(Boolean).join(' ') || undefined}
          {...area}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}

const Counter = styled.span<{ $isTooLong: boolean }>`
  color: ${({ $isTooLong }) => ($isTooLong ? color.danger : color.textMuted)};
  font-size: ${font.size.small};
  font-weight: ${({ $isTooLong }) => ($isTooLong ? font.weight.bold : font.weight.regular)};
  font-variant-numeric: tabular-nums;
`;
