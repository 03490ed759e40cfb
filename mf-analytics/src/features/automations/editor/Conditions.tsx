import {
  type AutomationCondition,
  KEYWORD_MAX_LENGTH,
  TAG_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_VALUE_MAX_LENGTH,
} from '@fanfare/shared/contracts';
import { Field } from '@fanfare/shared/ui';
import { copy } from '../../../copy/automation.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ZoneField } from '../../../parts/ZoneField.tsx';
import { ownZone } from '../../../state/range/ownZone.ts';
import { DaysField } from './DaysField.tsx';
import type { Row } from './Row.ts';
import { Rows } from './Rows.tsx';

const text = copy.editor;
const allDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const kinds: readonly { kind: AutomationCondition['type']; label: string; make: () => AutomationCondition }[] = [
  { kind: 'keyword', label: text.conditionTypes.keyword, make: () => ({ type: 'keyword', operator: 'contains', value: '' }) },
  { kind: 'tag', label: text.conditionTypes.tag, make: () => ({ type: 'tag', operator: 'has', value: '' }) },
  { kind: 'variable', label: text.conditionTypes.variable, make: () => ({ type: 'variable', name: '', operator: 'is_set' }) },
  {
    kind: 'time',
    label: text.conditionTypes.time,
    make: () => ({ type: 'time', operator: 'between', from: '09:00', to: '17:00', timeZone: ownZone() }),
  },
];

interface ConditionsProps {
  rows: readonly Row<AutomationCondition>[];
  onChange: (rows: readonly Row<AutomationCondition>[]) => void;
}

export function Conditions({ rows, onChange }: ConditionsProps) {
  return (
    <Rows
      legend={text.ifAll}
      noun={text.condition}
      nothing={text.noConditions}
      add={text.addCondition}
      kinds={kinds}
      rows={rows}
      onChange={onChange}
    >
      {(condition, change) => <ConditionFields condition={condition} onChange={change} />}
    </Rows>
  );
}

interface ConditionFieldsProps {
  condition: AutomationCondition;
  onChange: (condition: AutomationCondition) => void;
}

function ConditionFields({ condition, onChange }: ConditionFieldsProps) {
  if (condition.type === 'keyword') {
    return (
      <>
        <Choice
          label={text.conditionTypes.keyword}
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
        <Choice
          label={text.conditionTypes.tag}
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
        <Choice
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
      <ZoneField label={text.timeZone} value={condition.timeZone} onChange={(timeZone) => onChange({ ...condition, timeZone })} />
      <DaysField days={condition.days ?? allDays} onChange={(days) => onChange({ ...condition, days })} />
    </>
  );
}
