import { routes, type WebhookSubscription } from '@fanfare/shared/contracts';
import { countText, figureList, figureTexts, LiveBadge, RelativeTime, SectionCard } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import {
  Banner,
  BusyButton,
  Button,
  type ButtonLook,
  buttonStyle,
  color,
  FactList,
  font,
  space,
  type Tone,
} from '@fanfare/shared/ui';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { subscriptionsCopy as text } from '../../copy/subscriptions.ts';
import { urls } from '../../state/urls.ts';
import { FieldTable } from './FieldTable.tsx';
import { useChangeSubscription } from './useChangeSubscription.ts';

const tones: Readonly<Record<WebhookSubscription['status'], Tone>> = {
  active: 'success',
  inactive: 'neutral',
  suspended: 'warning',
  error: 'danger',
};

export function SubscriptionCard({ subscription }: { subscription: WebhookSubscription }) {
  const { status, username, instagramAccountId, stats, lastActivity, fields } = subscription;
  const { setActive, remove, busyWith, isStillMissing } = useChangeSubscription(subscription);
  const mayManage = usePermission('instagram.manage');
  const isOn = status === 'active';
  const missing = fields.filter(({ isSubscribed, isAllowed }) => isAllowed && !isSubscribed);
  const waiting = [...new Set(missing.flatMap(({ wantedBy }) => wantedBy))];
  return (
    <SectionCard
      title={
        <Title>
          @{username}
          <LiveBadge tone={tones[status]} dot={isOn ? 'filled' : 'hollow'}>
            {text.statuses[status].name}
          </LiveBadge>
        </Title>
      }
      aside={
        mayManage ? (
          <Buttons>
            {status === 'error' ? (
              <ButtonLink to={routes.connectInstagram} $variant="primary" $size="small">
                {text.connect}
              </ButtonLink>
            ) : (
              <BusyButton
                $size="small"
                $variant={isOn ? 'secondary' : 'primary'}
                isBusy={busyWith === 'switch'}
                busyText={text.updating}
                disabled={busyWith !== null}
                onClick={() => void setActive(!isOn)}
              >
                {isOn ? text.deactivate : text.activate}
              </BusyButton>
            )}
            <Button $size="small" $variant="danger" disabled={busyWith !== null} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" />
              {text.remove}
            </Button>
          </Buttons>
        ) : null
      }
    >
      <Quiet>{text.statuses[status].text}</Quiet>
      <FactList
        facts={[
          { name: text.accountId, value: <Code>{instagramAccountId}</Code> },
          {
            name: figureTexts.eventsFromInstagram.name,
            value: <Link to={figureList('eventsFromInstagram', new Date()) ?? urls.events}>{countText(stats.totalEvents)}</Link>,
          },
          { name: text.lastActivity, value: lastActivity ? <RelativeTime at={lastActivity} /> : text.never },
        ]}
      />
      {isOn && missing.length > 0 ? (
        <Banner tone="warning">
          <Missing>
            <span>
              {text.fields.missingText(missing.length)}
              {waiting.length > 0 ? text.fields.waiting(waiting) : ''}
              {isStillMissing ? ` ${text.fields.stillMissing}` : ''}
            </span>
            {mayManage ? (
              <BusyButton
                $size="small"
                $variant="primary"
                isBusy={busyWith === 'switch'}
                busyText={text.updating}
                disabled={busyWith !== null}
                onClick={() => void setActive(true)}
              >
                {text.fields.fix}
              </BusyButton>
            ) : null}
          </Missing>
        </Banner>
      ) : null}
      <FieldTable username={username} fields={fields} isOn={isOn} />
    </SectionCard>
  );
}

const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

const Missing = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
`;

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;

const Code = styled.code`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;
