import { SectionCard } from '@fanfare/shared/domain';
import { usePermission } from '@fanfare/shared/store';
import { Button, lazyPart, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LinkTarget } from '../../components/link-target/LinkTarget.tsx';
import { copy } from '../../copy/settings.ts';

const text = copy.workspaceAudit;
const ID = 'audit';

const { Part: WorkspaceAudit } = lazyPart(() => import('./WorkspaceAudit.tsx').then((module) => module.WorkspaceAudit), {
  onMissing: ({ onClose }) => onClose(),
});

export function AuditSection() {
  const canView = usePermission('audit.view');
  const [isOpen, setIsOpen] = useState(() => window.location.hash === `#${ID}`);
  if (!canView) return null;
  return (
    <Wide>
      <LinkTarget id={ID}>
        <SectionCard
          title={text.title}
          aside={
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? text.hide : text.show}
            </Button>
          }
        >
          <p>{text.text}</p>
          {isOpen ? <WorkspaceAudit open={isOpen} onClose={() => setIsOpen(false)} /> : null}
        </SectionCard>
      </LinkTarget>
    </Wide>
  );
}

const Wide = styled.div`
  min-width: 0;
  scroll-margin-top: ${space.x8};
`;
