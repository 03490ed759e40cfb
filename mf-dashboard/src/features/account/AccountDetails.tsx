import { failureNotice } from '@fanfare/shared/api';
import { countText, dateText, LiveBadge } from '@fanfare/shared/domain';
import { Button, color, FactList, FailureBanner, font, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/account.ts';
import { useAccountDetailsQuery, useAccountsQuery } from './account.api.ts';

const text = copy.account;
const { facts } = text;

/** Shows the account, with N/A where Instagram reports nothing. With several accounts, shows the state of each. */
export function AccountDetails({
  lastConnected,
  tokenExpiresAt,
}: {
  lastConnected: string | null;
  tokenExpiresAt: string | null;
}) {
  const { data: account, error, isLoading, refetch } = useAccountDetailsQuery();
  const { data: accounts = [] } = useAccountsQuery();
  return (
    <Columns>
      {isLoading ? <SkeletonRows label={text.loading} count={4} height="24px" /> : null}
      {error && !account ? (
        <FailureBanner
          failure={failureNotice(error, { failed: text.detailsFailed, error: text.detailsError })}
          action={
            <Button $size="small" onClick={refetch}>
              {text.retry}
            </Button>
          }
        />
      ) : null}
      {account ? (
        <FactList
          facts={[
            { name: facts.username, value: account.username ?? text.missing },
            { name: facts.fullName, value: account.fullName ?? text.missing },
            { name: facts.followers, value: numberText(account.followers) },
            { name: facts.following, value: numberText(account.following) },
            { name: facts.posts, value: numberText(account.posts) },
            { name: facts.isBusinessAccount, value: yesNo(account.isBusinessAccount) },
            { name: facts.lastConnected, value: dateOf(lastConnected) },
            { name: facts.tokenExpires, value: dateOf(tokenExpiresAt) },
          ]}
        />
      ) : null}
      {accounts.length > 1 ? (
        <section>
          <h3>{text.others}</h3>
          <List>
            {accounts.map(({ subscriptionId, username, status }) => (
              <li key={subscriptionId}>
                @{username} <LiveBadge tone={status === 'active' ? 'success' : 'neutral'}>{text.statuses[status]}</LiveBadge>
              </li>
            ))}
          </List>
        </section>
      ) : null}
    </Columns>
  );
}

function numberText(count: number | null): string {
  return count === null ? text.missing : countText(count);
}

function yesNo(value: boolean | null): string {
  return value === null ? text.missing : value ? text.yes : text.no;
}

function dateOf(isoTime: string | null): string {
  return isoTime ? dateText(isoTime) : text.missing;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space.x3};
  h3 { font-size: ${font.size.small}; font-weight: ${font.weight.medium}; color: ${color.textMuted}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x1};
`;
