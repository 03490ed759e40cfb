import styled from 'styled-components';
import { useAccountsQuery } from '../../api/index.ts';
import { Avatar, space } from '../../ui/index.ts';

interface AccountLabelProps {
  /** The id in `instagram_accounts`. */
  accountId: string;
}

/** Image and username of a connected account; nothing while they are unknown. */
export function AccountLabel({ accountId }: AccountLabelProps) {
  const { account } = useAccountsQuery(undefined, {
    selectFromResult: ({ data }) => ({ account: data?.data.find(({ id }) => id === accountId) }),
  });
  if (!account) return null;
  return (
    <Label>
      <Avatar name={account.username} src={account.picture} size={20} />
      <span>@{account.username}</span>
    </Label>
  );
}

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  min-width: 0;
  max-width: 100%;
  vertical-align: bottom;
  > :last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
