import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { Button } from '../../pages/Button.ts';
import { change } from '../../pages/sandboxApi.ts';
import type { FaultRule } from '../../state/things.ts';
import { faultTexts } from '../faultNames.ts';
import { FaultForm } from './FaultForm.tsx';

/** What goes wrong, where and how often. */
export function FaultDialPage() {
  const rules = useLiveResource<FaultRule[]>('/faults', ['faults']);
  return (
    <Page>
      <h1>Fault dial</h1>
      <FaultForm />
      <section aria-label="Switched on">
        {rules?.length === 0 && <p>Everything works.</p>}
        <ul>
          {rules?.map(({ id, fault, endpoint, probability, remaining, hits }) => (
            <li key={id}>
              <div>
                <b>{faultTexts[fault]}</b>
                <p>
                  {endpoint === '*' ? 'Everywhere' : endpoint} ·{' '}
                  {remaining === null ? `${Math.round(probability * 100)} %` : `${remaining} more`} · happened {hits}×
                </p>
              </div>
              <Button onClick={() => void change('DELETE', `/faults/${id}`).catch(() => undefined)}>Switch off</Button>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: 24px;
  max-width: 760px;
  margin: 0 auto;
  padding: clamp(12px, 3vw, 32px);
  h1 {
    font-size: 24px;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--card);
  }
  p {
    color: var(--soft);
  }
`;
