import { useId } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAccounts, selectListsAllAccounts } from '../../store/slices/accounts.slice.ts';
import { Label, Select } from '../../ui/index.ts';
import { copy } from '../copy.ts';

interface AccountFieldProps {
  label: string;
  /** Empty until an account is chosen. */
  value: string;
  onChange: (accountId: string) => void;
}

/** Asks which account a call is about; nothing if one is chosen for the tab, or if there is only one. */
export function AccountField({ label, value, onChange }: AccountFieldProps) {
  const id = useId();
  const accounts = useAppSelector(selectAccounts);
  if (!useAppSelector(selectListsAllAccounts)) return null;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        required
        value={accounts.some((account) => account.id === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="" disabled>
          {copy.accounts.choose}
        </option>
        {accounts.map(({ id: accountId, username }) => (
          <option key={accountId} value={accountId}>
            @{username}
          </option>
        ))}
      </Select>
    </div>
  );
}
