import { space } from '@fanfare/shared/ui';
import { SearchField } from '@fanfare/shared/widgets';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { Choice } from '../../components/Choice.tsx';
import { copy as text } from '../../copy/audit.ts';
import { type AuditChoice, sinceOf } from './auditQuery.ts';
import { useAuditPeopleQuery } from './workspaceAudit.api.ts';

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
}

export function AuditFilters({ choice, onChange }: AuditFiltersProps) {
  const { data: people = [] } = useAuditPeopleQuery();
  const names: Record<string, string> = { '': text.everyone };
  for (const { id, name } of people) names[id] = name ?? text.actors.user;
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...choice, search: choice.typed });
  };
  const type = (typed: string) => onChange({ ...choice, typed, search: typed === '' ? '' : choice.search });
  return (
    <Form role="search" aria-label={text.filters} onSubmit={search}>
      <Choice label={text.group} names={text.groups} value={choice.group} onChange={(group) => onChange({ ...choice, group })} />
      {people.length > 1 ? (
        <Choice label={text.person} names={names} value={choice.actor} onChange={(actor) => onChange({ ...choice, actor })} />
      ) : null}
      <Choice
        label={text.period}
        names={text.periods}
        offered={periods}
        value={choice.period}
        onChange={(period) => onChange({ ...choice, period, since: sinceOf(period, Date.now()) })}
      />
      <SearchField label={text.search} value={choice.typed} onChange={type} />
    </Form>
  );
}

const periods = ['', '1', '7', '30', '90'] as const;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.x1half};
`;
