import { useState } from 'react';
import {
  type AutomationCondition,
  KEYWORD_MAX_LENGTH,
  TAG_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_VALUE_MAX_LENGTH,
  weekdays,
} from '../../contracts/index.ts';
import { userTimeZone } from '../../language/index.ts';
import { ZoneField } from '../../ui/choices/ZoneField.tsx';
import { EntryList } from '../../ui/entries/EntryList.tsx';
import { type Entry, keyed } from '../../ui/entries/entry.ts';
import { Field } from '../../ui/index.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { copy } from './copy.ts';
import { DaysField } from './DaysField.tsx';

const text = copy.conditions;

const kinds: readonly { kind: AutomationCondition['type']; label: string; make: () => AutomationCondition }[] = [
  { kind: 'keyword', label: text.types.keyword, make: () => ({ type: 'keyword', operator: 'contains', value: '' }) },
  { kind: 'tag', label: text.types.tag, make: () => ({ type: 'tag', operator: 'has', value: '' }) },
  { kind: 'variable', label: text.types.variable, make: () => ({ type: 'variable', name: '', operator: 'is_set' }) },
  { kind: 'time', label: text.types.time, make: betweenNineAndFive },
];

export interface ConditionFieldsProps {
  conditions: readonly AutomationCondition[];
  /** Also called with incomplete conditions. */
  onChange: (conditions: AutomationCondition[]) => void;
}

export function ConditionFields({ conditions, onChange }: ConditionFieldsProps) {
  const [entries, setEntries] = useState<readonly Entry<AutomationCondition>[]>(() => conditions.map(keyed));
  return (
    <EntryList
      legend={text.legend}
      noun={text.noun}
      nothing={text.none}
      add={text.add}
      kinds={kinds}
      entries={entries}
      onChange={(changed) => {
        setEntries(changed);
        onChange(changed.map(({ value }) => value));
      }}
    >
      {(condition, change) => <RowFields condition={condition} onChange={change} />}
    </EntryList>
  );
}

function betweenNineAndFive(): AutomationCondition {
  const timeZone = userTimeZone();
  return { type: 'time', operator: 'between', from: '09:00', to: '17:00', timeZone };
}

interface RowFieldsProps {
  condition: AutomationCondition;
  onChange: (condition: AutomationCondition) => void;
}

function RowFields({ condition, onChange }: RowFieldsProps) {
  if (condition.type === 'keyword') {
    return (
      <>
        <ChoiceField
          label={text.types.keyword}
          names={text.keywordOperators}
          value={condition.operator}
          onChange={(operator) => onChange({ ...condition, operator })}
        />
        <Field
          label={text.text}
          required
          maxLength={KEYWORD_MAX_LENGTH}
          value={condition.value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      </>
    );
  }
  if (condition.type === 'tag') {
    return (
      <>
        <ChoiceField
          label={text.types.tag}
          names={text.tagOperators}
          value={condition.operator}
          onChange={(operator) => onChange({ ...condition, operator })}
        />
        <Field
          label={text.tag}
          required
          maxLength={TAG_MAX_LENGTH}
          value={condition.value}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
        />
      </>
    );
  }
  if (condition.type === 'variable') {
    const hasValue = condition.operator !== 'is_set' && condition.operator !== 'is_not_set';
    return (
      <>
        <Field
          label={text.variable}
          required
          maxLength={VARIABLE_NAME_MAX_LENGTH}
          value={condition.name}
          onChange={({ target }) => onChange({ ...condition, name: target.value })}
        />
        <ChoiceField
          label={text.comparison}
          names={text.variableOperators}
          value={condition.operator}
          onChange={(operator) => onChange({ ...condition, operator })}
        />
        {hasValue ? (
          <Field
            label={text.value}
            required
            maxLength={VARIABLE_VALUE_MAX_LENGTH}
            value={condition.value ?? ''}
            onChange={({ target }) => onChange({ ...condition, value: target.value })}
          />
        ) : null}
      </>
    );
  }
  return (
    <>
      <Field
        label={text.from}
        type="time"
        required
        value={condition.from}
        onChange={({ target }) => onChange({ ...condition, from: target.value })}
      />
      <Field
        label={text.to}
        type="time"
        required
        value={condition.to}
        onChange={({ target }) => onChange({ ...condition, to: target.value })}
      />
      <ZoneField label={copy.timeZone} value={condition.timeZone} onChange={(timeZone) => onChange({ ...condition, timeZone })} />
      <DaysField days={condition.days ?? weekdays} onChange={(days) => onChange({ ...condition, days })} />
    </>
  );
}
