import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, font, radius, space } from './theme/tokens.ts';

interface FieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled text input with its hint and its error, wired for screen readers. */
export function Field({ label, hint, error, id, ...input }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <Wrapper>
      <Label htmlFor={fieldId}>{label}</Label>
      <Input
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...input}
      />
      {error ? <FieldError id={noteId}>{error}</FieldError> : hint ? <Hint id={noteId}>{hint}</Hint> : null}
    </Wrapper>
  );
}

/** The look of every control one types or chooses in. */
export const controlStyle = css`
  width: 100%;
  min-height: 40px;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &:disabled { background: ${color.sunken}; color: ${color.textMuted}; cursor: not-allowed; }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
`;

export const Input = styled.input`
  ${controlStyle}
`;

export const Select = styled.select`
  ${controlStyle}
`;

export const TextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

export const Label = styled.label`
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Wrapper = styled.div`
  display: grid;
  gap: ${space.half};
`;

const Hint = styled.p`
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const FieldError = styled(Hint)`
  color: ${color.danger};
`;
