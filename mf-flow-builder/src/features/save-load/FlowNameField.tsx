import { FLOW_NAME_MAX_LENGTH } from '@fanfare/shared/contracts';
import { useAppDispatch } from '@fanfare/shared/store';
import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';

const { selectName, selectOpenFlow } = flowBuilderSlice.selectors;

/** The title of the screen. It is empty after saving, as specified, and then shows the name of the open flow. */
export function FlowNameField() {
  const dispatch = useAppDispatch();
  const name = useBuilderSelector(selectName);
  const openName = useBuilderSelector(selectOpenFlow)?.name;
  return (
    <Field
      aria-label={copy.flowName}
      placeholder={openName ?? copy.flowNamePlaceholder}
      data-named={openName === undefined ? undefined : ''}
      title={openName}
      maxLength={FLOW_NAME_MAX_LENGTH}
      autoComplete="off"
      value={name}
      onChange={(event) => dispatch(flowBuilderSlice.actions.nameTyped(event.target.value))}
    />
  );
}

const Field = styled.input`
  width: 100%;
  min-width: 0;
  max-width: 420px;
  height: 32px;
  padding-inline: ${space.x1};
  margin-inline-start: calc(-1 * ${space.x1});
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font: inherit;
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
  text-overflow: ellipsis;
  &::placeholder { color: ${color.textMuted}; font-weight: ${font.weight.medium}; opacity: 1; }
  &[data-named]::placeholder { color: ${color.text}; font-weight: ${font.weight.bold}; }
  &[data-named]:focus::placeholder { color: ${color.textMuted}; }
  &:hover { border-color: ${color.border}; }
  &:not([data-named]):placeholder-shown, &:focus { border-color: ${color.borderStrong}; background: ${color.surface}; }
`;
