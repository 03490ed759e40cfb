import { useRef } from 'react';
import { styled } from 'styled-components';
import type { RunReport, ScenarioView } from '../../scenarios/language/RunReport.ts';
import { useQueryChoice } from '../account/useQueryChoice.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { Region } from '../ui/feedback/Region.tsx';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { RunView } from './RunView.tsx';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { ScenarioList } from './ScenarioList.tsx';

const EMPTY: ScenarioView = {
  name: '',
  title: 'Your own',
  about: 'Paste a scenario, or write one: people, time and trouble, and what the app must do.',
  needs: [],
  text: 'scenario: My first\nfollowers: { lea: {} }\nsteps:\n  - write: { from: lea, text: hello }\n  - expect: { message: { to: lea }, times: 1 }\n',
};

export function ScenariosPage() {
  const scenarios = useLiveQuery<ScenarioView[]>('/scenarios', []);
  const runs = useLiveValue<RunReport[]>('/runs', ['runs']);
  const [name, choose] = useQueryChoice('name');
  const newest = runs?.[0];
  const runPlace = useRef<HTMLDivElement>(null);
  const showRun = () => runPlace.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return (
    <PageBody
      title="Scenarios"
      lead="A scenario plays people, time and trouble, and checks what the app does about it. It can be run from a terminal too: pnpm sandbox run <name>."
      width={1240}
    >
      <Region answer={scenarios} what="The scenarios" lines={6}>
        {(shipped) => {
          const all = [...shipped, EMPTY];
          const chosen = all.find((each) => each.name === name) ?? all[0] ?? EMPTY;
          return (
            <Columns>
              <ScenarioList scenarios={all} chosen={chosen.name} onChoose={choose} />
              <Stack>
                <ScenarioEditor key={chosen.name} scenario={chosen} isPlaying={newest?.state === 'running'} onPlay={showRun} />
                <div ref={runPlace}>{newest && <RunView run={newest} />}</div>
              </Stack>
            </Columns>
          );
        }}
      </Region>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: 300px minmax(0, 1fr);
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
