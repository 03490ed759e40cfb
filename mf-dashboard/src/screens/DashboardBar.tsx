import { StaleNote } from '@fanfare/shared/domain';
import { color, font, IconButton, Menu, media, space } from '@fanfare/shared/ui';
import { BookOpen, Ellipsis, ListChecks, Stethoscope } from 'lucide-react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { AccountToggle } from './AccountToggle.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import type { DashboardTab } from './useDashboardTabs.ts';

const text = copy.menu;
/** The server renders this page, so it opens in a new tab. */
const DOCS = '/docs/';

interface DashboardBarProps {
  tabs: readonly DashboardTab[];
  current: string;
  onFirstSteps: () => void;
  onDoctor: () => void;
}

/** Title, tabs and menu in one row. */
export function DashboardBar({ tabs, current, onFirstSteps, onDoctor }: DashboardBarProps) {
  return (
    <Bar>
      <h1>{copy.title}</h1>
      <DashboardTabs tabs={tabs} current={current} />
      <StaleNote />
      {current === 'instagram' ? <AccountToggle /> : null}
      <Menu
        label={text.label}
        trigger={
          <IconButton $variant="quiet" aria-label={text.label}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        groups={[
          {
            items: [
              { id: 'first-steps', label: text.firstSteps, icon: <ListChecks />, run: onFirstSteps },
              { id: 'doctor', label: text.doctor, icon: <Stethoscope />, run: onDoctor },
              { id: 'docs', label: text.docs, icon: <BookOpen />, run: () => void window.open(DOCS, '_blank', 'noopener') },
            ],
          },
        ]}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 44px;
  border-bottom: 1px solid ${color.border};
  && h1 {
    flex: none;
    margin-inline-end: ${space.x1};
    font-size: ${font.size.body};
    letter-spacing: 0;
    ${media.narrow} { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
