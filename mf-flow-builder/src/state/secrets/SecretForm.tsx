import { errorText } from '@fanfare/shared/api';
import { FLOW_SECRET_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Banner, BusyButton, Button, color, Field, PasswordField, radius, space } from '@fanfare/shared/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { secretsCopy as copy } from '../../copy/files/secrets.ts';
import { copy as builderCopy } from '../../copy.ts';
import { useStoreSecretMutation } from './secrets.api.ts';

const NAME_MAX_LENGTH = 64;

interface SecretFormProps {
  name?: string;
  taken?: readonly string[];
  onEnd: (status?: string) => void;
}

/** The value is cleared from the form once it is stored. */
export function SecretForm({ name: replaced, taken = [], onEnd }: SecretFormProps) {
  const [store, { error, isLoading }] = useStoreSecretMutation();
  const [name, setName] = useState(replaced ?? '');
  const [value, setValue] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const nameError = replaced === undefined ? getNameProblem(name, taken) : undefined;
  const valueError = value === '' ? copy.valueMissing : undefined;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (nameError || valueError) return;
    const answer = await store({ name, value });
    if ('data' in answer) onEnd(replaced === undefined ? copy.keptNow(name) : copy.replaced(name));
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)}>
      {replaced === undefined ? (
        <Field
          label={copy.name}
          hint={copy.nameHint}
          error={wasTried ? nameError : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
      <PasswordField
        label={replaced === undefined ? copy.value : copy.newValue(replaced)}
        error={wasTried ? valueError : undefined}
        autoComplete="off"
        maxLength={FLOW_SECRET_MAX_LENGTH}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {error ? (
        <Banner tone="danger">
          {copy.notKept(errorText(error, { network: builderCopy.connectionFailed, fallback: builderCopy.serverFailed }))}
        </Banner>
      ) : null}
      <Actions>
        <Button onClick={() => onEnd()}>{copy.cancel}</Button>
        <BusyButton type="submit" $variant="primary" isBusy={isLoading} busyText={copy.keeping}>
          {copy.keep}
        </BusyButton>
      </Actions>
    </Form>
  );
}

function getNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!/^[A-Za-z]\w*$/.test(name)) return copy.nameWrong;
  return taken.includes(name) ? copy.nameTaken : undefined;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  padding: ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
