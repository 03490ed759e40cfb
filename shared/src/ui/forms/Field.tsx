import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { color, font, motion, radius, space } from '../theme/tokens.ts';

interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
  /** Shown at the end of the label's line, for example a counter. */
  aside?: ReactNode;
  /** The control must apply `wiring` for accessibility. */
  children: (wiring: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Renders the label, hint and error of a control. */
export function FieldFrame({ label, hint, error, id, aside, children }: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <Wrapper>
      <LabelLine>
        <Label htmlFor={fieldId}>{label}</Label>
        {aside}
      </LabelLine>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : hint ? <Hint id={noteId}>{hint}</Hint> : null}
    </Wrapper>
  );
}

interface FieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A text input with label, hint and error. */
export function Field({ label, hint, error, id, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => <Input {...wiring} {...input} />}
    </FieldFrame>
  );
}

/** Style of all controls for typing and choosing. */
export const controlStyle = css`
  width: 100%;
  min-height: 40px;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  transition: border-color ${motion.quick};
  &:hover:not(:disabled) { border-color: ${color.textMuted}; }
  &:focus-visible { outline-offset: -1px; border-color: ${color.accent}; }
  &:disabled { background-color: ${color.sunken}; color: ${color.textMuted}; cursor: not-allowed; }
  &[aria-invalid='true'] { border-color: ${color.danger}; }
`;

export const Input = styled.input`
  ${controlStyle}
  &::-webkit-search-cancel-button { display: none; }
  &::-webkit-datetime-edit-fields-wrapper { padding: 0; }
`;

/** A native select, which works best on phones and with screen readers. `SelectField` can show more than text. */
export const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: ${space.x5};
  background-image: linear-gradient(45deg, transparent 50%, ${color.textMuted} 50%), linear-gradient(-45deg, transparent 50%, ${color.textMuted} 50%);
  background-position: right 18px top 17px, right 13px top 17px;
  background-size: 5px 5px;
  background-repeat: no-repeat;
  &:dir(rtl) { background-position: left 13px top 17px, left 18px top 17px; }
  @media (forced-colors: active) { appearance: auto; background-image: none; }
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

const LabelLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.x1};
`;

const Hint = styled.p`
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const FieldError = styled(Hint)`
  color: ${color.danger};
`;
