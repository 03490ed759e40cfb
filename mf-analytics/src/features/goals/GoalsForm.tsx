import { failureNotice } from '@fanfare/shared/api';
import { type GoalMetric, goalMetrics, type ResponseOf } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { userTimeZone } from '@fanfare/shared/language';
import { BusyButton, Button, color, Field, font, media, space } from '@fanfare/shared/ui';
import { ZoneField } from '@fanfare/shared/widgets';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Choice } from '../../components/Choice.tsx';
import { copy } from '../../copy/goals.ts';
import { useSetGoalsMutation } from '../../state/goals.api.ts';
import { boundsOf, draftOf, type TypedGoal, wantedOf } from './goalDraft.ts';

const text = copy.window;

interface GoalsFormProps {
  goals: ResponseOf<'GET /api/analytics/goals'>['data'];
  onChanged: () => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** Mounted inside the dialog, so that it starts with the stored values each time it opens. */
export function GoalsForm({ goals, onChanged, onSaved, onCancel }: GoalsFormProps) {
  const { toast } = useHost();
  const [draft, setDraft] = useState(() => draftOf(goals));
  const [timeZone, setTimeZone] = useState(() => goals.timeZone ?? userTimeZone());
  const [setGoals, { isLoading }] = useSetGoalsMutation();

  const change = (metric: GoalMetric, part: Partial<TypedGoal>) => {
    onChanged();
    setDraft((before) => ({ ...before, [metric]: { ...before[metric], ...part } }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await setGoals({ timeZone, goals: wantedOf(draft) });
    if (error) return toast(failureNotice(error, text.texts));
    toast({ kind: 'success', title: text.saved });
    onSaved();
  };

  return (
    <Form onSubmit={(event) => void save(event)}>
      <p>{text.lead}</p>
      {goalMetrics.map((metric) => (
        <Row key={metric} role="group" aria-label={copy.names[metric]}>
          <Field
            label={copy.fields[metric]}
            type="number"
            inputMode="decimal"
            {...boundsOf(metric)}
            value={draft[metric].target}
            onChange={({ target }) => change(metric, { target: target.value })}
          />
          <Choice
            label={copy.every}
            names={copy.periodNames}
            value={draft[metric].period}
            onChange={(period) => change(metric, { period })}
          />
        </Row>
      ))}
      <ZoneField
        label={text.timeZone}
        value={timeZone}
        onChange={(zone) => {
          onChanged();
          setTimeZone(zone);
        }}
      />
      <Buttons>
        <Button disabled={isLoading} onClick={onCancel}>
          {text.cancel}
        </Button>
        <BusyButton type="submit" $variant="primary" isBusy={isLoading} busyText={text.saving}>
          {text.save}
        </BusyButton>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  > p { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  align-items: end;
  gap: ${space.x1half};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr) 112px; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.x1};
`;
