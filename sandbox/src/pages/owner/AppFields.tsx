import { styled } from 'styled-components';
import { webhookFields } from '../../model/webhookFields.ts';
import type { SettingsView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Switch } from '../ui/fields/Switch.tsx';
import { Card } from '../ui/frame/Card.ts';

const names = Object.keys(webhookFields);

export function AppFields() {
  const settings = useLiveQuery<SettingsView>('/settings', ['settings']);
  const { act, problem } = useAction();
  return (
    <Card aria-label="Webhook fields of the app">
      <h2>Webhook fields of the app</h2>
      <p>
        An account can be subscribed to these. A field that is off is dropped from a subscription without a word, as Meta does.
      </p>
      <Region answer={settings} what="The fields" lines={1}>
        {({ appFields }) => (
          <Fields>
            {names.map((name) => (
              <Switch
                key={name}
                isOn={appFields.includes(name)}
                onChange={(isOn) =>
                  void act(() =>
                    change('PATCH', '/settings', {
                      appFields: names.filter((each) => (each === name ? isOn : appFields.includes(each))),
                    }),
                  )
                }
              >
                <code>{name}</code>
              </Switch>
            ))}
          </Fields>
        )}
      </Region>
      <Problem text={problem} />
    </Card>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: 0 16px;
`;
