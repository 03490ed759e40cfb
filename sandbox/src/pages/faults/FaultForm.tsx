import { type SubmitEvent, useState } from 'react';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { FormStack } from '../ui/fields/FormStack.ts';
import { Segments } from '../ui/fields/Segments.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/frame/Card.ts';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

interface Catalog {
  endpoints: string[];
  webhookKinds: string[];
  calls: Record<string, string>;
  webhooks: Record<string, string>;
}

const extents = {
  next: (count: number) => ({ next: count }),
  share: (percent: number) => ({ probability: percent / 100 }),
  while: (minutes: number) => ({ forMs: minutes * MINUTE_MS }),
} as const;

export function FaultForm() {
  const catalog = useLiveQuery<Catalog>('/faults/catalog', []);
  const [side, setSide] = useState<'calls' | 'webhooks'>('calls');
  const [often, setOften] = useState<keyof typeof extents>('next');
  const { act, problem, isBusy } = useAction();

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const method = String(fields.get('method') ?? '');
    const body = {
      fault: String(fields.get('fault')),
      endpoint: String(fields.get('endpoint')),
      ...(method !== '' && { method }),
      ...extents[often](Number(fields.get('extent'))),
    };
    await act(() => change('POST', '/faults', body));
  }

  return (
    <Card aria-label="Switch a fault on">
      <h2>Switch a fault on</h2>
      <Region answer={catalog} what="The faults">
        {({ endpoints, webhookKinds, calls, webhooks }) => (
          <FormStack onSubmit={add}>
            <Segments
              legend="Which side"
              value={side}
              onChange={setSide}
              options={[
                { value: 'calls', text: 'Calls of the app' },
                { value: 'webhooks', text: 'Webhooks to it' },
              ]}
            />
            <SelectField key={side} label="What goes wrong" name="fault">
              {Object.entries(side === 'calls' ? calls : webhooks).map(([name, text]) => (
                <option key={name} value={name}>
                  {text}
                </option>
              ))}
            </SelectField>
            <SelectField
              key={`${side} where`}
              label={side === 'calls' ? 'At which endpoint' : 'With which kind of webhook'}
              name="endpoint"
            >
              <option value="*">Everywhere</option>
              {(side === 'calls' ? endpoints : webhookKinds).map((place) => (
                <option key={place}>{place}</option>
              ))}
            </SelectField>
            {side === 'calls' && (
              <SelectField label="Method" name="method">
                <option value="">Any</option>
                <option>GET</option>
                <option>POST</option>
                <option>DELETE</option>
              </SelectField>
            )}
            <Segments
              legend="How often"
              value={often}
              onChange={setOften}
              options={[
                { value: 'next', text: 'The next few' },
                { value: 'share', text: 'A share of them' },
                { value: 'while', text: 'For a while' },
              ]}
            />
            {often === 'next' && (
              <TextField
                key="next"
                label="How many"
                name="extent"
                type="number"
                min={1}
                max={1_000_000}
                defaultValue={1}
                required
              />
            )}
            {often === 'share' && (
              <TextField
                key="share"
                label="Percent of the cases"
                name="extent"
                type="number"
                min={1}
                max={100}
                defaultValue={20}
                required
              />
            )}
            {often === 'while' && (
              <TextField
                key="while"
                label="Minutes of the sandbox’s clock"
                name="extent"
                type="number"
                min={1}
                max={WEEK_MINUTES}
                defaultValue={30}
                required
              />
            )}
            <Problem text={problem} />
            <Button $strong type="submit" disabled={isBusy}>
              Switch on
            </Button>
          </FormStack>
        )}
      </Region>
    </Card>
  );
}
