import { styled } from 'styled-components';
import { useLive } from '../../live/page/LiveProvider.tsx';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import type { SettingsView } from '../../phone/views.ts';
import { change } from '../sandboxApi.ts';

/** Meta's pages and Meta's servers differ; an app should understand both. */
export function StyleChoice() {
  const { live } = useLive();
  const settings = useLiveResource<SettingsView>('/settings', []);
  async function choose(responseStyle: SettingsView['responseStyle']): Promise<void> {
    await change('PATCH', '/settings', { responseStyle }).catch(() => undefined);
    live.publish({ kind: 'everything' });
  }
  return (
    <Choice>
      <legend>Answers of login and profile</legend>
      {(['live', 'documented'] as const).map((style) => (
        <label key={style}>
          <input type="radio" name="style" checked={settings?.responseStyle === style} onChange={() => void choose(style)} />
          {style === 'live' ? 'As seen live (numbers, lists)' : 'As documented (envelope, texts)'}
        </label>
      ))}
    </Choice>
  );
}

const Choice = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-size: 15px;
    font-weight: 700;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--accent);
  }
`;
