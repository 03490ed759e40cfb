import type { FlowNodeData } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { TextField } from './TextField.tsx';

export type FlowRule = NonNullable<FlowNodeData['rules']>['rules'][number];

const texts = formCopy.rules;

const begun: Record<FlowRule['type'], FlowRule> = {
  keyword: { type: 'keyword', operator: 'contains', value: '' },
  tag: { type: 'tag', operator: 'has', value: '' },
  variable: { type: 'variable', operator: 'equals', name: '', value: '' },
};

export function RuleFields({ rule, onChange }: { rule: FlowRule; onChange: (rule: FlowRule) => void }) {
  return (
    <>
      <ChoiceField
        label={texts.type}
        hint={texts.typeHint}
        options={texts.types}
        value={rule.type}
        onChange={(type) => onChange(begun[type])}
      />
      <Comparison rule={rule} onChange={onChange} />
    </>
  );
}

function Comparison({ rule, onChange }: { rule: FlowRule; onChange: (rule: FlowRule) => void }) {
  const value = (label: string, hint: string, maxLength: number) => (
    <TextField
      label={label}
      hint={hint}
      maxLength={maxLength}
      value={rule.value ?? ''}
      onChange={(text) => onChange({ ...rule, value: text })}
    />
  );
  switch (rule.type) {
    case 'keyword':
      return (
        <>
          <ChoiceField
            label={texts.operator}
            hint={texts.keywordHint}
            options={texts.keyword}
            value={rule.operator}
            onChange={(operator) => onChange({ ...rule, operator })}
          />
          {value(texts.text, texts.textHint, 500)}
        </>
      );
    case 'tag':
      return (
        <>
          <ChoiceField
            label={texts.operator}
            hint={texts.tagHint}
            options={texts.tag}
            value={rule.operator}
            onChange={(operator) => onChange({ ...rule, operator })}
          />
          {value(texts.tagName, texts.tagNameHint, 100)}
        </>
      );
    case 'variable':
      return (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            maxLength={100}
            value={rule.name}
            onChange={(name) => onChange({ ...rule, name })}
          />
          <ChoiceField
            label={texts.operator}
            hint={texts.variableHint}
            options={texts.variable}
            value={rule.operator}
            onChange={(operator) => onChange({ ...rule, operator })}
          />
          {rule.operator === 'is_set' || rule.operator === 'is_not_set' ? null : value(texts.value, texts.valueHint, 1_000)}
        </>
      );
  }
}
