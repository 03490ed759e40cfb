import { usePermission } from '@fanfare/shared/store';
import { Button, lazyPart, space } from '@fanfare/shared/ui';
import { Activity, BookOpen, Table2, Target } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/analytics.ts';

const text = copy.actions;

const { Part: MonitorDialog } = lazyPart(() => import('./MonitorDialog.tsx').then((module) => module.MonitorDialog), {
  onMissing: ({ onClose }) => onClose(),
});
const { Part: DefinitionsDialog } = lazyPart(() => import('./DefinitionsDialog.tsx').then((module) => module.DefinitionsDialog), {
  onMissing: ({ onClose }) => onClose(),
});

interface QuickActionsProps {
  onGoals: () => void;
  onReport: () => void;
}

export function QuickActions({ onGoals, onReport }: QuickActionsProps) {
  const maySetGoals = usePermission('events.manage');
  const [open, setOpen] = useState<'monitor' | 'definitions' | null>(null);
  const close = () => setOpen(null);
  return (
    <div data-on-screen>
      <Panel title={text.title}>
        <Buttons>
          <Button onClick={onReport}>
            <Table2 aria-hidden="true" />
            {text.report}
          </Button>
          <Button onClick={() => setOpen('monitor')}>
            <Activity aria-hidden="true" />
            {text.monitor}
          </Button>
          {maySetGoals ? (
            <Button onClick={onGoals}>
              <Target aria-hidden="true" />
              {text.goals}
            </Button>
          ) : null}
          <Button onClick={() => setOpen('definitions')}>
            <BookOpen aria-hidden="true" />
            {text.definitions}
          </Button>
        </Buttons>
        <MonitorDialog open={open === 'monitor'} onClose={close} />
        <DefinitionsDialog open={open === 'definitions'} onClose={close} />
      </Panel>
    </div>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
