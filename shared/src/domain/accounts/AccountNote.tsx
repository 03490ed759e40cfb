import styled from 'styled-components';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAccounts, selectListsAllAccounts } from '../../store/slices/accounts.slice.ts';
import { color, font } from '../../ui/index.ts';
import { copy } from '../copy.ts';

/** Names the account of a screen about one account, while all accounts are listed. */
export function AccountNote() {
  const [first] = useAppSelector(selectAccounts);
  const isAll = useAppSelector(selectListsAllAccounts);
  return isAll && first ? <Note>{copy.accounts.note(first.username)}</Note> : null;
}

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;
