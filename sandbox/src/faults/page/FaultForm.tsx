import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { Button } from '../../pages/Button.ts';
import { change } from '../../pages/sandboxApi.ts';

interface Catalog {
  endpoints: string[];
  webhookKinds: string[];
  calls: Record<string, string>;
  webhooks: Record<string, string>;
}

export function FaultForm() {
  const catalog = useLiveResource<Catalog>('/faults/catalog', []);
  const [fault, setFault] = useState('throttled_613');
  const [problem, setProblem] = useState('');
  if (!catalog) return null;
  const places = fault in catalog.calls ? catalog.endpoints : catalog.webhookKinds;

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const next = String(fields.get('next'));
    const often = next === '' ? { probability: Number(fields.get('percent')) / 100 } : { next: Number(next) };
    try {
      await change('POST', '/faults', { fault, endpoint: String(fields.get('endpoint')), ...often });
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Form onSubmit={add}>
      <label>
        What
        <select value={fault} onChange={(event) => setFault(event.target.value)}>
          <optgroup label="Calls of the app">{optionsOf(catalog.calls)}</optgroup>
          <optgroup label="Webhooks">{optionsOf(catalog.webhooks)}</optgroup>
        </select>
      </label>
      <label>
        Where
        <select name="endpoint">
          <option value="*">Everywhere</option>
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </select>
      </label>
      <label>
        The next … times
        <input name="next" type="number" min={1} max={1_000_000} placeholder="for ever" />
      </label>
      <label>
        or in … % of the cases
        <input name="percent" type="number" min={1} max={100} defaultValue={100} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <Button $strong type="submit">
        Switch on
      </Button>
    </Form>
  );
}

function optionsOf(texts: Record<string, string>) {
  return Object.entries(texts).map(([name, text]) => (
    <option key={name} value={name}>
      {text}
    </option>
  ));
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
  label {
    display: grid;
    gap: 4px;
    font-size: 14px;
    font-weight: 600;
    color: var(--soft);
  }
  select,
  input {
    width: 100%;
    min-height: 48px;
    padding: 0 12px;
    border: 1px solid var(--strongLine);
    border-radius: 12px;
    background: var(--card);
    color: var(--ink);
    font-size: 16px;
  }
  [role='alert'] {
    color: var(--bad);
  }
`;
