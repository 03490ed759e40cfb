import { errorText } from '@fanfare/shared/api';
import type { BodyOf, MessageText } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { Banner, Button, color, FactList, font, space } from '@fanfare/shared/ui';
import { JsonTree } from '@fanfare/shared/widgets';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { copy } from '../../../copy.ts';
import { TextField } from '../fields/TextField.tsx';
import { useTryRequestMutation } from './requests.api.ts';
import { valuesUsed } from './valuesUsed.ts';

const texts = formCopy.request;

/** Sends the request with sample values and shows the response and what would be stored. */
export function RequestTrial({ what }: { what: Pick<BodyOf<'POST /api/flow-requests/test'>, 'params' | 'request'> }) {
  const [tryRequest, { data, error, isLoading }] = useTryRequestMutation();
  const [values, setValues] = useState<Record<string, string>>({});
  const names = valuesUsed(JSON.stringify(what));
  const set = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const run = () => {
    const variables = names.variables.map((name) => [name, values[name] ?? '']);
    void tryRequest({
      ...what,
      values: { input: values['*input'] ?? '', variables: Object.fromEntries(variables) },
    });
  };
  return (
    <Frame>
      {names.variables.length > 0 || names.hasInput ? <h3>{texts.testValues}</h3> : null}
      {names.hasInput ? (
        <TextField label={texts.input} hint={texts.valueHint} value={values['*input'] ?? ''} onChange={set('*input')} />
      ) : null}
      {names.variables.map((name) => (
        <TextField
          key={name}
          label={name}
          hint={texts.valueHint}
          maxLength={1_000}
          value={values[name] ?? ''}
          onChange={set(name)}
        />
      ))}
      <Button disabled={isLoading} onClick={run}>
        <FlaskConical aria-hidden="true" />
        {isLoading ? texts.testing : texts.test}
      </Button>
      <small>{texts.testHint}</small>
      <div aria-live="polite">
        {error ? (
          <Banner tone="danger">
            {texts.failed(errorText(error, { network: copy.connectionFailed, fallback: copy.serverFailed }))}
          </Banner>
        ) : data ? (
          <Answer answer={data.data} />
        ) : null}
      </div>
    </Frame>
  );
}

function Answer({
  answer,
}: {
  answer: {
    status: number | null;
    error: string | null;
    errorMessage?: MessageText;
    json: unknown;
    variables: Record<string, string>;
    durationMs: number;
  };
}) {
  const { status, error, errorMessage, json, variables, durationMs } = answer;
  const kept = Object.entries(variables);
  return (
    <Frame>
      <Banner tone={status !== null && status < 400 ? 'success' : 'danger'}>
        {status === null ? texts.noAnswer(localize(errorMessage, error ?? '')) : texts.status(status, durationMs)}
      </Banner>
      {status === null ? null : kept.length > 0 ? (
        <>
          <h3>{texts.kept}</h3>
          <FactList facts={kept.map(([name, value]) => ({ name, value }))} />
        </>
      ) : (
        <p>{texts.nothingKept}</p>
      )}
      {status === null ? null : json === null || json === undefined ? (
        <p>{texts.noJson}</p>
      ) : (
        <JsonTree label={texts.answer} value={json} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.x1};
  > * { max-width: 100%; }
  > div { width: 100%; }
  h3 { font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  small, p { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
