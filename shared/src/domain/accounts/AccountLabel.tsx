import styled from 'styled-components';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAccounts } from '../../store/slices/accounts.slice.ts';
import { color, font, radius, space, VisuallyHidden } from '../../ui/index.ts';
import { copy } from '../copy.ts';

interface AccountLabelProps {
  /** The id in `instagram_accounts`. */
  accountId: string;
}

/** The username of a connected account; nothing if the workspace has only one. */
export function AccountLabel({ accountId }: AccountLabelProps) {
  const accounts = useAppSelector(selectAccounts);
  const account = accounts.find(({ id }) => id === accountId);
  if (accounts.length < 2 || !account) return null;
  return (
    <Label title={`${copy.accounts.name} @${account.username}`}>
      <VisuallyHidden>{copy.accounts.name} </VisuallyHidden>@{account.username}
    </Label>
  );
}

const Label = styled.span`
  display: inline-block;
  max-width: min(100%, 180px);
  padding: 1px ${space.x1};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;
