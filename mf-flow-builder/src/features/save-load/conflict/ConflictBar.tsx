import { recentMomentText } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { useAppDispatch } from '@fanfare/shared/store';
import { Banner, Button, lazyPart, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { savingCopy } from '../../../copy/files/saving.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { useDraftSaver } from '../draft/useDraftSaver.ts';

const { Part: CompareDialog } = lazyPart(() => import('./CompareDialog.tsx').then((module) => module.CompareDialog), {
  onMissing: ({ onClose }) => onClose(),
});
const { conflictOverwritten, graphReplaced } = flowBuilderSlice.actions;
const text = savingCopy.conflict;

/** Resolves a conflict: the flow was saved elsewhere after it was changed here. */
export function ConflictBar() {
  const dispatch = useAppDispatch();
  const { confirm, toast } = useHost();
  const theirs = useBuilderSelector(flowBuilderSlice.selectors.selectConflict);
  const saveDraft = useDraftSaver();
  const [isComparing, setIsComparing] = useState(false);
  if (!theirs) return null;

  const overwrite = async () => {
    const question = { title: text.overwriteTitle, text: text.overwriteText, confirmLabel: text.overwrite };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    dispatch(conflictOverwritten());
    await saveDraft();
  };
  const takeTheirs = () => {
    dispatch(graphReplaced({ ...theirs.graph, flow: theirs.flow }));
    toast({ kind: 'info', title: text.takenBack });
  };

  return (
    <Banner tone="warning">
      <Line>
        <span>{text.text(theirs.flow.name, recentMomentText(theirs.flow.updatedAt))}</span>
        <Choices>
          <Button $size="small" onClick={() => setIsComparing(true)}>
            {text.compare}
          </Button>
          <Button $size="small" onClick={() => void overwrite()}>
            {text.overwrite}
          </Button>
          <Button $size="small" onClick={takeTheirs}>
            {text.takeTheirs}
          </Button>
        </Choices>
      </Line>
      <CompareDialog open={isComparing} onClose={() => setIsComparing(false)} theirs={theirs.graph} />
    </Banner>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1} ${space.x2};
  padding-block: ${space.half};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
