import { styled } from 'styled-components';
import type { AccountView } from '../../state/views.ts';
import { ConnectionBadge } from './ConnectionBadge.tsx';

interface AccountPickerProps {
  label: string;
  accounts: AccountView[];
  chosen: string | undefined;
  onChoose: (igId: string) => void;
}

export function AccountPicker({ label, accounts, chosen, onChoose }: AccountPickerProps) {
  const account = accounts.find((each) => each.igId === chosen);
  return (
    <Field>
      <label htmlFor="account">{label}</label>
      <select id="account" value={chosen ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {accounts.map((each) => (
          <option key={each.igId} value={each.igId}>
            {each.username}
          </option>
        ))}
      </select>
      {account && <ConnectionBadge account={account} />}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  label {
    font-weight: 550;
    font-size: 14px;
    color: var(--soft);
  }
  select {
    width: 100%;
    min-height: 40px;
    padding: 0 12px;
    border: 1px solid var(--strongLine);
    border-radius: var(--round);
    background: var(--card);
    font-weight: 550;
  }
`;
