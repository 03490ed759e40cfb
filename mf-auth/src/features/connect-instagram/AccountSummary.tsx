import { useConnectedAccountsQuery } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';
import { countText, dateText, useNowMs } from '@fanfare/shared/domain';
import { Avatar, Badge, Card, color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { TokenRing } from './TokenRing.tsx';

const text = copy.connected;
const DAY_MS = 24 * 60 * 60_000;

type Status = ResponseOf<'GET /api/instagram/status'>;

/** @param isKnown false if the server did not answer */
export function AccountSummary({ status, isKnown }: { status: Status; isKnown: boolean }) {
  const { data: account, isExpired, webhookSubscribed, missingPermissions } = status;
  const { data: accounts } = useConnectedAccountsQuery();
  const details = accounts?.data.find(({ username }) => username === account?.instagramUsername);
  const nowMs = useNowMs();
  const days = account?.tokenExpiresAt ? Math.max(0, Math.floor((Date.parse(account.tokenExpiresAt) - nowMs) / DAY_MS)) : null;
  const isHealthy = !isExpired && webhookSubscribed && missingPermissions.length === 0;
  return (
    <Body aria-label={text.account}>
      <Avatar name={account?.instagramUsername ?? text.accountWithoutName} src={details?.picture ?? null} size={72} />
      <Facts>
        <Lead>
          <dt>{text.pageName}</dt>
          <dd>{account?.pageName ?? text.unknown}</dd>
        </Lead>
        <div>
          <dt>{text.account}</dt>
          <dd>{account?.instagramUsername ? `@${account.instagramUsername}` : text.accountWithoutName}</dd>
        </div>
        <div>
          <dt>{text.followers}</dt>
          <dd>{details?.followers == null ? text.unknown : countText(details.followers)}</dd>
        </div>
        <div>
          <dt>{text.lastConnected}</dt>
          <dd>{dateOf(account?.lastConnected)}</dd>
        </div>
        <div>
          <dt>{text.tokenExpires}</dt>
          <dd>
            {dateOf(account?.tokenExpiresAt)}
            {days === null || isExpired ? null : <TokenRing days={days} />}
          </dd>
        </div>
      </Facts>
      {isKnown ? (
        <Health>
          <Badge dot="filled" tone={isHealthy ? 'success' : 'warning'}>
            {isHealthy ? text.healthy : text.unhealthy}
          </Badge>
        </Health>
      ) : null}
    </Body>
  );
}

function dateOf(isoTime: string | null | undefined): string {
  return isoTime ? dateText(isoTime) : text.unknown;
}

const Body = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x4};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space.x2}; padding: ${space.x3} ${space.x2}; }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: ${space.x3};
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.x2}; }
  dt { color: ${color.textMuted}; font-size: ${font.size.small}; }
  dd { overflow-wrap: anywhere; font-weight: ${font.weight.medium}; }
`;

const Lead = styled.div`
  grid-column: 1 / -1;
  padding-inline-end: 160px;
  && dd { font-size: ${font.size.title}; font-weight: ${font.weight.bold}; line-height: 1.3; }
  ${media.narrow} { padding-inline-end: 0; }
`;

const Health = styled.div`
  position: absolute;
  top: ${space.x4};
  inset-inline-end: ${space.x4};
  ${media.narrow} { top: ${space.x3}; inset-inline-end: ${space.x2}; }
`;
