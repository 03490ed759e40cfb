import { SectionCard } from '@fanfare/shared/parts';
import { Button, lazyPart, space } from '@fanfare/shared/ui';
import { Activity, BookOpen, Table2, Target } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';

const text = copy.actions;

const { Part: ReportWindow } = lazyPart(() => import('./ReportWindow.tsx').then((module) => module.ReportWindow), {
  onMissing: ({ onClose }) => onClose(),
});
const { Part: MonitorWindow } = lazyPart(() => import('./MonitorWindow.tsx').then((module) => module.MonitorWindow), {
  onMissing: ({ onClose }) => onClose(),
});
const { Part: DefinitionsWindow } = lazyPart(() => import('./DefinitionsWindow.tsx').then((module) => module.DefinitionsWindow), {
  onMissing: ({ onClose }) => onClose(),
});

interface QuickActionsProps {
  onGoals: () => void;
  overview: Overview;
  onDay: (date: string) => void;
}

export function QuickActions({ overview, onDay, onGoals }: QuickActionsProps) {
  const [open, setOpen] = useState<'report' | 'monitor' | 'definitions' | null>(null);
  const close = () => setOpen(null);
  return (
    <div data-on-screen>
      <SectionCard title={text.title}>
        <Buttons>
          <Button onClick={() => setOpen('report')}>
            <Table2 aria-hidden="true" />
            {text.report}
          </Button>
          <Button onClick={() => setOpen('monitor')}>
            <Activity aria-hidden="true" />
            {text.monitor}
          </Button>
          <Button onClick={onGoals}>
            <Target aria-hidden="true" />
            {text.goals}
          </Button>
          <Button onClick={() => setOpen('definitions')}>
            <BookOpen aria-hidden="true" />
            {text.definitions}
          </Button>
        </Buttons>
        <ReportWindow open={open === 'report'} overview={overview} onDay={onDay} onClose={close} />
        <MonitorWindow open={open === 'monitor'} onClose={close} />
        <DefinitionsWindow open={open === 'definitions'} onClose={close} />
      </SectionCard>
    </div>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
