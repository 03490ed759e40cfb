import styled from 'styled-components';
import { selectAccounts, selectListsAllAccounts, useAppSelector } from '../../store/index.ts';
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
