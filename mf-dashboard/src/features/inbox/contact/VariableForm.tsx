import { type AnswerKind, VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Button, color, font, Input, space, VisuallyHidden } from '@fanfare/shared/ui';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';

const text = copy.inbox.person.variables;
const NAME = /^[a-z]\w{0,63}$/i;
const inputModes = { text: 'text', number: 'decimal', email: 'email', phone: 'tel' } as const;

interface VariableFormProps {
  /** Absent for a new variable, whose name is asked for. */
  name?: string;
  /** Offered for a new variable. */
  names?: readonly string[];
  value: string;
  kindOf: (name: string) => AnswerKind;
  /** Resolves to why the value was refused, or to null. */
  onSave: (name: string, value: string) => Promise<string | null>;
  onCancel: () => void;
}

export function VariableForm({ name: fixed, names = [], value: before, kindOf, onSave, onCancel }: VariableFormProps) {
  const [name, setName] = useState(fixed ?? '');
  const [value, setValue] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const kind = kindOf(name);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (!NAME.test(name)) return setProblem(text.nameRule);
    if (value.trim() === '') return setProblem(text.valueRequired);
    if (value === before) return onCancel();
    setSaving(true);
    setProblem(await onSave(name, value.trim()));
    setSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      {fixed === undefined ? (
        <>
          <VisuallyHidden as="label" htmlFor={`${id}name`}>
            {text.name}
          </VisuallyHidden>
          <Input
            ref={first}
            id={`${id}name`}
            value={name}
            list={`${id}names`}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            placeholder={text.name}
            onChange={(event) => setName(event.target.value)}
          />
          <datalist id={`${id}names`}>
            {names.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      ) : (
        <Name id={`${id}name`}>{fixed}</Name>
      )}
      <VisuallyHidden as="label" htmlFor={`${id}value`}>
        {fixed === undefined ? text.value : text.valueOf(fixed)}
      </VisuallyHidden>
      <Input
        ref={fixed === undefined ? undefined : first}
        id={`${id}value`}
        value={value}
        inputMode={inputModes[kind]}
        maxLength={VARIABLE_VALUE_MAX_LENGTH}
        placeholder={text.kinds[kind]}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}problem`}
        onChange={(event) => setValue(event.target.value)}
      />
      {problem === null ? null : (
        <Problem id={`${id}problem`} role="alert">
          {problem}
        </Problem>
      )}
      <Foot>
        <Button type="submit" $variant="primary" $size="small" disabled={isSaving}>
          {text.save}
        </Button>
        <Button $variant="quiet" $size="small" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  padding: ${space.x1} 0;
`;

const Name = styled.span`
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${font.size.caption};
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Foot = styled.div`
  display: flex;
  gap: ${space.half};
`;
