import { useKnownPosts } from '@fanfare/shared/api';
import type { AutomationCondition, FlowStart } from '@fanfare/shared/contracts';
import { ConditionFields, TriggerFields } from '@fanfare/shared/widgets';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';

/** These settings can also be edited on the Automation screen. */
export function StartForm({ data, onChange }: NodeFormProps) {
  const openFlow = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow);
  const start: FlowStart = data.start ?? { trigger: 'message_received' };
  const { conditions = [], ...withoutConditions } = start;
  const setConditions = (changed: readonly AutomationCondition[]) => {
    const complete = changed.filter(isComplete);
    onChange({ start: { ...withoutConditions, ...(complete.length > 0 && { conditions: complete }) } });
  };
  return (
    <>
      <TriggerFields
        usePosts={useKnownPosts}
        nextPost={openFlow?.nextPost}
        start={start}
        onChange={(changed) => onChange({ start: changed })}
      />
      <ConditionFields conditions={conditions} onChange={setConditions} />
    </>
  );
}

/** A draft cannot store an incomplete condition. */
function isComplete(condition: AutomationCondition): boolean {
  if (condition.type === 'time') return condition.from !== '' && condition.to !== '';
  if (condition.type === 'variable') return condition.name.trim() !== '';
  return condition.value.trim() !== '';
}
