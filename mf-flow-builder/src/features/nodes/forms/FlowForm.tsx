import { Button, FieldFrame, Select, Skeleton } from '@fanfare/shared/ui';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { useListedFlowsQuery } from '../../../state/flows.api.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';

const texts = formCopy.flow;

export function FlowForm({ data, onChange }: NodeFormProps) {
  const { data: answer, isLoading, isError, refetch } = useListedFlowsQuery();
  const openFlow = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow);
  const flowId = data.flow?.flowId ?? '';
  if (isLoading) return <Skeleton $height="64px" aria-label={texts.loading} />;
  if (isError || !answer) {
    return (
      <p role="alert">
        {texts.failed} <Button onClick={() => void refetch()}>{texts.again}</Button>
      </p>
    );
  }
  const others = answer.data.filter(({ id }) => id !== openFlow?.id);
  const isGone = flowId !== '' && others.every(({ id }) => id !== flowId);
  return (
    <FieldFrame label={texts.flow} hint={others.length === 0 ? texts.none : texts.hint}>
      {(wiring) => (
        <Select {...wiring} value={flowId} onChange={({ target }) => onChange({ flow: { flowId: target.value } })}>
          <option value="">{texts.choose}</option>
          {isGone ? <option value={flowId}>{texts.gone}</option> : null}
          {others.map(({ id, name, isActive }) => (
            <option key={id} value={id}>
              {`${name} (${isActive ? texts.published : texts.draft})`}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
