import { useHost } from '@fanfare/shared/host';
import { useLocation } from '@fanfare/shared/router';
import { accountSwitched, selectAccountId, selectAccounts, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { font, Select } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../messages/copy.ts';

const text = copy.header;
const ALL = '';

export function AccountSwitcher() {
  const accounts = useAppSelector(selectAccounts);
  const currentId = useAppSelector(selectAccountId);
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const { mayLeave, navigate } = useHost();
  if (accounts.length < 2) return null;

  const choose = async (id: string) => {
    if (!(await mayLeave())) return;
    // The rest may name objects of the former account.
    const [tab = ''] = /\?tab=[\w-]+/.exec(search) ?? [];
    navigate(pathname + tab, { replace: true });
    dispatch(accountSwitched(id === ALL ? null : id));
  };

  return (
    <Accounts aria-label={text.account} value={currentId ?? ALL} onChange={({ target }) => void choose(target.value)}>
      <option value={ALL}>{text.allAccounts}</option>
      {accounts.map(({ id, username }) => (
        <option key={id} value={id}>
          @{username}
        </option>
      ))}
    </Accounts>
  );
}

const Accounts = styled(Select)`
  width: auto;
  max-width: 160px;
  font-size: ${font.size.small};
  text-overflow: ellipsis;
`;
