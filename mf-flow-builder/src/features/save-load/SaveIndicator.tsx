import { recentMomentText } from '@fanfare/shared/domain';
import { color, font, VisuallyHidden } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { savingCopy } from '../../copy/files/saving.ts';
import { flowBuilderSlice, type SaveState } from '../../state/slices/flowBuilder.slice.ts';
import { type BuilderRootState, useBuilderSelector } from '../../state/useBuilderSelector.ts';

const isNews: Partial<Record<SaveState, true>> = { unstored: true, offline: true, refused: true, conflict: true };
const inks: Partial<Record<SaveState, string>> = {
  unstored: color.danger,
  refused: color.danger,
  conflict: color.warning,
  offline: color.warning,
};

const selectSavedAt = (state: BuilderRootState) => state.flowBuilder.openFlow?.updatedAt;
const selectRefusal = ({ flowBuilder: { draftSave } }: BuilderRootState) =>
  typeof draftSave === 'object' ? draftSave.refusal : '';

export function SaveIndicator() {
  const state = useBuilderSelector(flowBuilderSlice.selectors.selectSaveState);
  const savedAt = useBuilderSelector(selectSavedAt);
  const refusal = useBuilderSelector(selectRefusal);
  const text = textOf(state, savedAt, refusal);
  return (
    <>
      <State $ink={inks[state] ?? color.textMuted}>{text}</State>
      <VisuallyHidden role="status">{isNews[state] ? text : ''}</VisuallyHidden>
    </>
  );
}

function textOf(state: SaveState, savedAt: string | undefined, refusal: string): string {
  if (state === 'saved') return savedAt ? savingCopy.state.saved(recentMomentText(savedAt)) : '';
  return state === 'refused' ? savingCopy.state.refused(refusal) : savingCopy.state[state];
}

const State = styled.span<{ $ink: string }>`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  color: ${({ $ink }) => $ink};
`;
