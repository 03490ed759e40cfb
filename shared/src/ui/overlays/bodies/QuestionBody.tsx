import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { Button } from '../../forms/Button.tsx';
import { Field } from '../../forms/Field.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { color, font, media, space } from '../../theme/tokens.ts';
import { backdropStyle, dialogStyle } from './dialogStyle.ts';

export interface QuestionProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  /** Null for no cancel button. */
  cancelLabel?: string | null;
  /** `danger` is for actions that cannot be undone; the safe button then has the focus. */
  tone?: 'neutral' | 'danger';
  field?: { label: string; type: 'text' | 'password'; autoComplete?: string };
  /** Receives the field's text (empty without a field), or null if cancelled. */
  onAnswer: (answer: string | null) => void;
}

export function QuestionBody(props: QuestionProps) {
  const { open, title, children, tone = 'neutral', onAnswer } = props;
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onAnswer(null)}>
      <Base.Portal>
        <Backdrop data-scrim />
        <Popup {...(tone === 'danger' && !props.field && { initialFocus: safeButton })}>
          <Title>{title}</Title>
          {children ? <Text render={<div />}>{children}</Text> : null}
          <Answer {...props} safeButton={safeButton} />
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Mounted inside the dialog, so that the field starts empty each time. */
function Answer(props: QuestionProps & { safeButton: RefObject<HTMLButtonElement | null> }) {
  const { confirmLabel, cancelLabel = copy.cancel, tone = 'neutral', field, onAnswer, safeButton } = props;
  const [text, setText] = useState('');
  const Entry = field?.type === 'password' ? PasswordField : Field;
  const answer = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(text);
  };
  return (
    <Form onSubmit={answer}>
      {field ? (
        <Entry
          label={field.label}
          autoComplete={field.autoComplete ?? 'off'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      <Buttons>
        {cancelLabel === null ? null : (
          <Button ref={safeButton} onClick={() => onAnswer(null)}>
            {cancelLabel}
          </Button>
        )}
        <Button
          type="submit"
          $variant={tone === 'danger' ? 'dangerPrimary' : 'primary'}
          disabled={field !== undefined && text === ''}
        >
          {confirmLabel}
        </Button>
      </Buttons>
    </Form>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`;

const Popup = styled(Base.Popup)`
  ${dialogStyle}
  display: grid;
  gap: ${space.x1};
  width: min(440px, calc(100vw - 2 * ${space.x2}));
`;

const Title = styled(Base.Title)`
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Text = styled(Base.Description)`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Form = styled.form`
  display: grid;
  gap: ${space.x3};
  margin-top: ${space.x2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
  ${media.narrow} {
    flex-direction: column-reverse;
    button { width: 100%; }
  }
`;
