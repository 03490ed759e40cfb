import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx';
import { Banner, color, font, space } from '../../ui/index.ts';
import { AccountName } from './AccountName.tsx';
import type { ConnectedAccount } from './ConnectedAccount.ts';
import { copy } from './copy.ts';

export interface AccountsChoiceProps {
  accounts: readonly ConnectedAccount[];
  /** Null for all accounts; empty if none of the chosen ones is connected. */
  value: readonly string[] | null;
  /** Reports an empty list until an account is chosen. The server refuses it. */
  onChange: (value: string[] | null) => void;
  hint?: ReactNode;
  isReadOnly?: boolean;
}

export function AccountsChoice({ accounts, value, onChange, hint, isReadOnly = false }: AccountsChoiceProps) {
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  const change = (changed: string[] | null) => {
    setIsTouched(true);
    onChange(changed);
  };
  const chosen = accounts.filter((account) => value?.includes(account.id));
  const isUnanswered = value?.length === 0 && !isTouched;
  return (
    <Choice>
      {isUnanswered ? <Banner tone="warning">{copy.noneConnected}</Banner> : null}
      {isReadOnly ? (
        <div>
          <Legend id={id}>{copy.legend}</Legend>
          {value === null ? <p>{copy.all}</p> : null}
          {chosen.length > 0 ? (
            <List aria-labelledby={id}>
              {chosen.map((account) => (
                <li key={account.id}>
                  <AccountName {...account} />
                </li>
              ))}
            </List>
          ) : null}
        </div>
      ) : (
        <>
          <RadioGroup
            legend={copy.legend}
            options={[
              { value: 'all', label: copy.all, hint: copy.allHint },
              { value: 'chosen', label: copy.chosen },
            ]}
            value={value === null ? 'all' : 'chosen'}
            onChange={(scope) => change(scope === 'all' ? null : [])}
          />
          {value ? (
            <Accounts aria-label={copy.chosen}>
              {accounts.map((account) => (
                <Checkbox
                  key={account.id}
                  label={<AccountName {...account} />}
                  checked={value.includes(account.id)}
                  aria-describedby={value.length === 0 && isTouched ? id : undefined}
                  onChange={(isChosen) =>
                    change(chosen.flatMap((one) => (one === account ? [] : [one.id])).concat(isChosen ? account.id : []))
                  }
                />
              ))}
              {value.length === 0 && isTouched ? (
                <Problem id={id} role="alert">
                  {copy.chooseOne}
                </Problem>
              ) : null}
            </Accounts>
          ) : null}
        </>
      )}
      {hint ? <Hint>{hint}</Hint> : null}
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  min-width: 0;
`;

const Accounts = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
  min-width: 0;
  margin: 0;
  padding: 0 0 0 28px;
  border: 0;
  > div { grid-template-columns: auto minmax(0, 1fr); }
`;

const Legend = styled.h4`
  margin: 0 0 ${space.half};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x1half};
  margin: 0;
  padding: 0;
  list-style: none;
  li { min-width: 0; }
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
