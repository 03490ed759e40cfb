import { Play } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ScenarioView } from '../../scenarios/language/RunReport.ts';
import type { AccountView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { FormStack } from '../ui/fields/FormStack.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Card } from '../ui/frame/Card.ts';
import { ProblemList } from './ProblemList.tsx';
import { useProblems } from './useProblems.ts';

interface ScenarioEditorProps {
  scenario: ScenarioView;
  isPlaying: boolean;
  onPlay: () => void;
}

export function ScenarioEditor({ scenario, isPlaying, onPlay }: ScenarioEditorProps) {
  const [text, setText] = useState(scenario.text);
  const accounts = useLiveValue<AccountView[]>('/accounts', ['accounts']) ?? [];
  const connected = accounts.filter(({ isConnected, subscribedFields }) => isConnected && subscribedFields !== null);
  const problems = useProblems(text);
  const { act, problem, isBusy } = useAction();

  async function run(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = (name: string) => String(fields.get(name) ?? '').trim();
    const script = text === scenario.text && scenario.name !== '' ? { name: scenario.name } : { text };
    const isStarted = await act(() =>
      change('POST', '/runs', {
        ...script,
        ...(given('seed') !== '' && { seed: given('seed') }),
        ...(given('speed') !== '' && { speed: Number(given('speed')) }),
        ...(given('account') !== '' && { account: given('account') }),
      }),
    );
    if (isStarted) onPlay();
  }

  return (
    <Card aria-label={scenario.title}>
      <h2>{scenario.title}</h2>
      <p>{scenario.about}</p>
      {scenario.needs.length > 0 && (
        <div>
          <h3>What the app must have</h3>
          <ul>
            {scenario.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      )}
      <FormStack onSubmit={run}>
        <FieldFrame label="Script" hint="YAML or JSON. docs/scenarios.md lists every step.">
          {(ids) => (
            <Script {...ids} rows={18} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </FieldFrame>
        <ProblemList problems={problems} />
        <Fields>
          <SelectField label="Account" name="account">
            <option value="">Any that is connected</option>
            {connected.map(({ igId, username }) => (
              <option key={igId} value={username}>
                {username}
              </option>
            ))}
          </SelectField>
          <TextField label="Seed" name="seed" placeholder="any" />
          <SelectField label="Clock steps" name="speed">
            <option value="">Jump</option>
            <option value="60">60 times real time</option>
            <option value="1">Real time</option>
          </SelectField>
        </Fields>
        {accounts.length > 0 && connected.length === 0 && (
          <p>No app is connected: connect one of the accounts in the app first.</p>
        )}
        <Problem text={problem} />
        <Button $strong type="submit" disabled={isBusy || isPlaying || problems.length > 0}>
          <Play size={18} aria-hidden="true" />
          {isPlaying ? 'A scenario is being played' : 'Play'}
        </Button>
      </FormStack>
    </Card>
  );
}

const Script = styled.textarea`
  && {
    font: 14px/1.55 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    tab-size: 2;
    white-space: pre;
    overflow: auto;
    text-overflow: clip;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 12px;
`;
