import type { NotificationSettings } from '@fanfare/shared/contracts';
import { userTimeZone } from '@fanfare/shared/language';
import { Field, media, space } from '@fanfare/shared/ui';
import { Switch, ZoneField } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';

const text = copy.notifications;
type Hours = NotificationSettings['quietHours'];

interface QuietHoursProps {
  quietHours: Hours;
  onChange: (quietHours: Hours) => void;
}

/** Quiet hours. The default time zone is that of the browser. */
export function QuietHours({ quietHours, onChange }: QuietHoursProps) {
  const change = (part: Partial<Hours>) => onChange({ ...quietHours, ...part });
  const turn = (isOn: boolean) => change(isOn && quietHours.timeZone === 'UTC' ? { isOn, timeZone: userTimeZone() } : { isOn });
  return (
    <fieldset>
      <legend>{text.quiet}</legend>
      <Whole>
        <Switch label={text.quietOn} hint={text.quietHint} checked={quietHours.isOn} onChange={turn} />
      </Whole>
      {quietHours.isOn ? (
        <Whole>
          <Times>
            <Field
              label={text.from}
              type="time"
              value={quietHours.from}
              onChange={({ target }) => target.value && change({ from: target.value })}
            />
            <Field
              label={text.to}
              type="time"
              value={quietHours.to}
              onChange={({ target }) => target.value && change({ to: target.value })}
            />
            <ZoneField label={text.timeZone} value={quietHours.timeZone} onChange={(timeZone) => change({ timeZone })} />
          </Times>
        </Whole>
      ) : null}
    </fieldset>
  );
}

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 140px 140px minmax(0, 1fr);
  gap: ${space.x2};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child { grid-column: 1 / -1; }
  }
`;
