import styled from 'styled-components';
import { type FlowStart, type NextPost, type Schedule, type TriggerType, triggerTypes } from '../../contracts/index.ts';
import { userTimeZone } from '../../language/index.ts';
import { ZoneField } from '../../ui/choices/ZoneField.tsx';
import { Field, media, space } from '../../ui/index.ts';
import type { KnownPosts } from '../posts/PostPicker.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { copy } from './copy.ts';
import { DaysField } from './DaysField.tsx';
import { FilterFields } from './FilterFields.tsx';
import { LinesField } from './LinesField.tsx';

export interface TriggerFieldsProps {
  start: FlowStart;
  onChange: (start: FlowStart) => void;
  /** `useKnownPosts` of the API; without it, posts are chosen by their ids. */
  usePosts?: ((isNeeded: boolean) => KnownPosts) | undefined;
  nextPost?: NextPost | null | undefined;
}

export function TriggerFields({ start, onChange, usePosts, nextPost }: TriggerFieldsProps) {
  const { trigger, keyword, keywords = [], filter = {} } = start;
  const schedule = start.schedule ?? defaultSchedule();
  const setSchedule = (changes: Partial<Schedule>) => onChange({ ...start, schedule: { ...schedule, ...changes } });
  return (
    <>
      <ChoiceField
        label={copy.trigger}
        hint={copy.triggerHint}
        names={copy.names}
        offered={triggerTypes}
        value={trigger}
        onChange={(chosen) => onChange(startOn(chosen, start.conditions))}
      />
      {trigger === 'keyword_detected' ? (
        <LinesField
          label={copy.keywords}
          hint={copy.keywordsHint}
          value={keyword === undefined ? [] : [keyword, ...keywords]}
          onChange={([first, ...others]) => {
            const { keyword: _first, keywords: _others, ...rest } = start;
            onChange({ ...rest, ...(first !== undefined && { keyword: first }), ...(others.length > 0 && { keywords: others }) });
          }}
        />
      ) : null}
      {trigger === 'time_based' ? (
        <>
          <DaysField days={schedule.days} onChange={(days) => setSchedule({ days })} />
          <Time>
            <Field
              label={copy.time}
              type="time"
              required
              value={schedule.time}
              onChange={({ target }) => target.value && setSchedule({ time: target.value })}
            />
            <ZoneField label={copy.timeZone} value={schedule.timeZone} onChange={(timeZone) => setSchedule({ timeZone })} />
          </Time>
        </>
      ) : null}
      <FilterFields
        usePosts={usePosts}
        nextPost={nextPost}
        key={trigger}
        trigger={trigger}
        filter={filter}
        onChange={(changed) => onChange({ ...start, filter: changed })}
      />
    </>
  );
}

function startOn(trigger: TriggerType, conditions: FlowStart['conditions']): FlowStart {
  return { trigger, ...(trigger === 'time_based' && { schedule: defaultSchedule() }), ...(conditions && { conditions }) };
}

function defaultSchedule(): Schedule {
  return {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    time: '09:00',
    timeZone: userTimeZone(),
  };
}

const Time = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 140px) minmax(0, 1fr);
  gap: ${space.x2};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
