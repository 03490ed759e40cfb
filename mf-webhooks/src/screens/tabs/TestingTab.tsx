import { selectWorkspace, useAppSelector, usePermission } from '@fanfare/shared/store';
import { ViewAccessNote } from '@fanfare/shared/widgets';
import { sectionsCopy } from '../../copy/sections.ts';
import { SimulatePanel } from '../../features/panel/SimulatePanel.tsx';
import { CreateSuite } from '../../features/suites/CreateSuite.tsx';
import { ResultsPanel } from '../../features/suites/ResultsPanel.tsx';
import { SuitesPanel } from '../../features/suites/SuitesPanel.tsx';
import { SubTabs } from './SubTabs.tsx';
import { useView, viewParams } from './useView.ts';

const { legend, names } = sectionsCopy.testing;
const ids = ['create', 'suites', 'results', 'simulate'] as const;
const readingIds = ['suites', 'results'] as const;
const params = viewParams(ids, 'suites');

export function TestingTab() {
  const mayTest = usePermission('events.manage');
  const workspace = useAppSelector(selectWorkspace);
  const { view, setView } = useView(params);
  return (
    <SubTabs legend={legend} names={names} ids={mayTest ? ids : readingIds} current={view} onChange={setView}>
      <ViewAccessNote workspace={mayTest ? null : workspace} />
      {view === 'create' && mayTest ? <CreateSuite /> : null}
      {view === 'suites' ? <SuitesPanel /> : null}
      {view === 'results' ? <ResultsPanel /> : null}
      {view === 'simulate' && mayTest ? <SimulatePanel /> : null}
    </SubTabs>
  );
}
