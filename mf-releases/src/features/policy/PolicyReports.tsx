import type { CspReport } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { Card, color, font, space } from '@fanfare/shared/ui';
import { type Column, DataTable, ListStates } from '@fanfare/shared/widgets';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useCspReportsQuery } from '../../state/releases.api.ts';

const text = copy.policy;

export function PolicyReports() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{text.title}</summary>
        <p>{text.lead}</p>
        {isOpen ? <Reports /> : null}
      </Details>
    </Card>
  );
}

function Reports() {
  const { data = [], isFetching, error, refetch } = useCspReportsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListStates
      noun={text.noun}
      count={data.length}
      isLoading={isFetching}
      error={error ? text.failed : undefined}
      cause={error}
      onRetry={refetch}
      empty={{ title: text.none.title, text: text.none.text, icon: <ShieldCheck /> }}
    >
      <DataTable label={text.title} columns={columns} rows={data} rowId={idOf} rowName={nameOf} />
    </ListStates>
  );
}

const nameOf = ({ directive, blocked }: CspReport) => `${directive} ${blocked}`;
const idOf = ({ directive, blocked, page, source, sample }: CspReport) => [directive, blocked, page, source, sample].join(' ');

const columns: readonly Column<CspReport>[] = [
  {
    id: 'directive',
    header: text.columns.directive,
    isLead: true,
    width: '150px',
    cell: ({ directive }) => <code>{directive}</code>,
  },
  {
    id: 'blocked',
    header: text.columns.blocked,
    cell: ({ blocked, sample }) => (
      <Long>
        {blocked || text.others} {sample ? <code>{sample}</code> : null}
      </Long>
    ),
  },
  {
    id: 'page',
    header: text.columns.page,
    cell: ({ page, source }) => (
      <Long>
        {page} {source ? <small>{source}</small> : null}
      </Long>
    ),
  },
  { id: 'count', header: text.columns.count, width: '90px', cell: ({ count }) => count },
  { id: 'last', header: text.columns.last, width: '140px', cell: ({ lastAt }) => <RelativeTime at={lastAt} /> },
];

const Details = styled.details`
  summary { cursor: pointer; font-weight: ${font.weight.bold}; }
  > p { margin: ${space.x1} 0; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Long = styled.span`
  overflow-wrap: anywhere;
  small { color: ${color.textMuted}; }
`;
