import { addedTriggerTypes, specifiedTriggerTypes, type TriggerType, triggerTypes } from '@fanfare/shared/contracts';
import { color, Field, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../../copy/automation.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { ZoneField } from '../../../parts/ZoneField.tsx';
import { DaysField } from './DaysField.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { AutomationDraft } from './useAutomationDraft.ts';

const text = copy.editor;
const specified: readonly TriggerType[] = specifiedTriggerTypes;

interface TriggerFieldsProps {
  draft: AutomationDraft;
  change: (part: Partial<AutomationDraft>) => void;
  /** What starts it now: in a drawing, an added one stays to be chosen. */
  present: TriggerType;
  /** Drawn in the builder: there, what narrows a trigger down is part of the drawing. */
  isDrawn: boolean;
}

/** What starts it, with what belongs to that: keywords, a time, what is asked of a comment or a reaction. */
export function TriggerFields({ draft, change, present, isDrawn }: TriggerFieldsProps) {
  const { trigger, schedule } = draft;
  const offeredForDrawing = specified.includes(present) ? specified : [...specified, present];
  const isAdded = addedTriggerTypes.some((type) => type === trigger);
  return (
    <>
      <Choice
        label={text.trigger}
        names={copy.triggers}
        offered={isDrawn ? offeredForDrawing : triggerTypes}
        value={trigger}
        onChange={(chosen) => change({ trigger: chosen })}
      />
      {trigger === 'keyword_detected' ? (
        <Field
          label={text.keywords}
          hint={text.keywordsHint}
          value={draft.keywords}
          onChange={({ target }) => change({ keywords: target.value })}
        />
      ) : null}
      {trigger === 'time_based' ? (
        <>
          <DaysField days={schedule.days} onChange={(days) => change({ schedule: { ...schedule, days } })} />
          <Time>
            <Field
              label={text.time}
              type="time"
              required
              value={schedule.time}
              onChange={({ target }) => change({ schedule: { ...schedule, time: target.value } })}
            />
            <ZoneField
              label={text.timeZone}
              value={schedule.timeZone}
              onChange={(timeZone) => change({ schedule: { ...schedule, timeZone } })}
            />
          </Time>
        </>
      ) : null}
      {isDrawn && isAdded ? <Quiet>{text.kept}</Quiet> : null}
      {isDrawn ? null : <FilterFields trigger={trigger} filter={draft.filter} onChange={(filter) => change({ filter })} />}
    </>
  );
}

const Time = styled.div`
  display: grid;
  grid-template-columns: 140px minmax(0, 1fr);
  gap: ${space.x2};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
