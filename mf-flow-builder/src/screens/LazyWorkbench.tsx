import { SIDEBAR_WIDTH_UNITS } from '@fanfare/shared/contracts';
import { usePermission } from '@fanfare/shared/store';
import { AfterPaint, color, media, Skeleton, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadedWorkbench, loadWorkbench } from '../loadWorkbench.ts';
import { Split } from './FlowBuilderLayout.tsx';

export function LazyWorkbench() {
  return (
    <AfterPaint fallback={<WorkbenchSkeleton />}>
      <Arriving />
    </AfterPaint>
  );
}

function Arriving() {
  const [Workbench, setWorkbench] = useState(loadedWorkbench);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (Workbench) return undefined;
    let isWanted = true;
    loadWorkbench().then(
      (Arrived) => isWanted && setWorkbench(() => Arrived),
      (cause: unknown) => isWanted && setFailure(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [Workbench]);
  // The boundary around the screen catches it and offers a retry.
  if (failure !== null) throw failure;
  return Workbench ? <Workbench /> : <WorkbenchSkeleton />;
}

function WorkbenchSkeleton() {
  const hasPalette = usePermission('flows.edit');
  return (
    <Split aria-busy="true">
      {hasPalette ? (
        <Side>
          <Skeleton $height="56px" />
          <Skeleton $height="56px" />
          <Skeleton $height="56px" />
        </Side>
      ) : null}
    </Split>
  );
}

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x1half};
  flex: none;
  width: ${SIDEBAR_WIDTH_UNITS / 4}rem;
  padding: ${space.x2};
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  ${media.narrow} { grid-template-columns: repeat(3, 1fr); width: 100%; padding: ${space.x1}; }
`;
