import type { EventType, NotificationSettings } from '@fanfare/shared/contracts';
import { eventTypeNames } from '@fanfare/shared/domain';
import { color, Dialog, font, media, space } from '@fanfare/shared/ui';
import { Switch } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { useNotificationSettingsQuery, useNotifyingAccountsQuery } from './notificationSettings.api.ts';
import { QuietHours } from './QuietHours.tsx';
import { useChangeSettings } from './useChangeSettings.ts';

const text = copy.notifications;
/** Only event types that can trigger alerts. */
const offered: readonly EventType[] = [
  'messages',
  'comments',
  'mentions',
  'live_comments',
  'message_reactions',
  'message_postbacks',
  'message_referrals',
  'message_seen',
  'flow_execution',
  'webhook_error',
  'goal_missed',
];

interface NotificationSettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Every switch takes effect immediately. */
export function NotificationSettingsDialog({ open, onClose }: NotificationSettingsDialogProps) {
  const { data: settings } = useNotificationSettingsQuery();
  return (
    <Dialog open={open} onClose={onClose} title={text.window}>
      {settings ? <Choices settings={settings} /> : null}
    </Dialog>
  );
}

function Choices({ settings }: { settings: NotificationSettings }) {
  const { set, setDesktop } = useChangeSettings();
  const { data: accounts = [] } = useNotifyingAccountsQuery();
  const muted = settings.mutedAccounts;
  return (
    <Parts>
      <fieldset>
        <legend>{text.how}</legend>
        <Switch
          label={text.desktop}
          hint={text.desktopHint}
          checked={settings.desktop}
          onChange={(isOn) => void setDesktop(isOn)}
        />
        <Switch label={text.sound} checked={settings.sound} onChange={(sound) => void set({ sound })} />
      </fieldset>
      <fieldset>
        <legend>{text.what}</legend>
        {offered.map((type) => (
          <Switch
            key={type}
            label={eventTypeNames[type]}
            checked={settings.eventTypes[type] === true}
            onChange={(isOn) => void set({ eventTypes: { [type]: isOn } })}
          />
        ))}
        <Switch
          label={text.team}
          hint={text.teamHint}
          checked={settings.team !== false}
          onChange={(team) => void set({ team })}
        />
      </fieldset>
      {accounts.length > 0 ? (
        <fieldset>
          <legend>{text.accounts}</legend>
          {accounts.map(({ instagramAccountId: id, username }) => (
            <Switch
              key={id}
              label={`@${username}`}
              checked={!muted.includes(id)}
              onChange={(isOn) => void set({ mutedAccounts: isOn ? muted.filter((other) => other !== id) : [...muted, id] })}
            />
          ))}
        </fieldset>
      ) : null}
      <QuietHours quietHours={settings.quietHours} onChange={(quietHours) => void set({ quietHours })} />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.x3};
  fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${space.x1half} ${space.x3};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend { padding: 0; margin-bottom: ${space.x1}; color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  ${media.narrow} { fieldset { grid-template-columns: minmax(0, 1fr); } }
`;
