import { RULES_MAX } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { type FlowRule, RuleFields } from '../fields/RuleFields.tsx';
import { ItemList } from '../list-fields/ItemList.tsx';

const texts = formCopy.rules;

export function RulesForm({ data, onChange }: NodeFormProps) {
  const { match, rules } = data.rules ?? { match: 'all' as const, rules: [] };
  return (
    <>
      <ChoiceField
        label={texts.match}
        hint={texts.matchHint}
        options={texts.matches}
        value={match}
        onChange={(chosen) => onChange({ rules: { match: chosen, rules } })}
      />
      <ItemList<FlowRule>
        legend={texts.legend}
        items={rules}
        onChange={(changed) => onChange({ rules: { match, rules: changed } })}
        nameOf={texts.rule}
        create={() => ({ type: 'keyword', operator: 'contains', value: '' })}
        addLabel={texts.add}
        most={RULES_MAX}
      >
        {(rule, change) => <RuleFields rule={rule} onChange={change} />}
      </ItemList>
    </>
  );
}
