import { StaleNote } from '@fanfare/shared/domain';
import { IconButton, Menu, space } from '@fanfare/shared/ui';
import { BookOpen, Ellipsis, ListChecks, Stethoscope } from 'lucide-react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';

const text = copy.menu;
/** The server renders this page, so it opens in a new tab. */
const DOCS = '/docs/';

interface DashboardTitleProps {
  onFirstSteps: () => void;
  onDoctor: () => void;
}

export function DashboardTitle({ onFirstSteps, onDoctor }: DashboardTitleProps) {
  return (
    <Line>
      <h1>{copy.title}</h1>
      <StaleNote />
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
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: 40px;
  > :last-child { margin-inline-start: auto; }
`;
