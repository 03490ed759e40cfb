import { styled } from 'styled-components';
import type { SettingsView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { ChoiceField } from '../ui/fields/ChoiceField.tsx';
import { Switch } from '../ui/fields/Switch.tsx';

const styles = [
  { value: 'live', text: 'As seen live (numbers, lists)' },
  { value: 'documented', text: 'As documented (envelope, texts)' },
] as const;
const orders = [
  { value: 'account', text: 'Strict for each account' },
  { value: 'conversation', text: 'Strict for each conversation' },
  { value: 'none', text: 'None: all at once' },
] as const;
const levels = [
  { value: 'advanced', text: 'Advanced: everybody' },
  { value: 'standard', text: 'Standard: people with a role only' },
] as const;

export function AppRules() {
  const settings = useLiveQuery<SettingsView>('/settings', ['settings']);
  const { act, problem } = useAction();
  const set = (changes: Partial<SettingsView>) => void act(() => change('PATCH', '/settings', changes));
  return (
    <Region answer={settings} what="The settings">
      {({ responseStyle, deliveryOrder, access, hasHumanAgent, hasRateLimits }) => (
        <Fields>
          <ChoiceField
            label="Answers of login and profile"
            options={styles}
            value={responseStyle}
            onChange={(value) => set({ responseStyle: value })}
          />
          <ChoiceField
            label="Order of webhooks"
            options={orders}
            value={deliveryOrder}
            onChange={(value) => set({ deliveryOrder: value })}
          />
          <ChoiceField label="Access level" options={levels} value={access} onChange={(value) => set({ access: value })} />
          <Switch isOn={hasHumanAgent} onChange={(isOn) => set({ hasHumanAgent: isOn })}>
            Human Agent: people may answer for 7 days
          </Switch>
          <Switch isOn={hasRateLimits} onChange={(isOn) => set({ hasRateLimits: isOn })}>
            Count calls against Meta’s limits
          </Switch>
          <Problem text={problem} />
        </Fields>
      )}
    </Region>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
