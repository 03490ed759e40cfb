import { failureNotice } from '@fanfare/shared/api';
import type { WorkspaceAuditEntry } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { BusyButton, space } from '@fanfare/shared/ui';
import { DataTable, ListStates, LoadMore, usePagedList } from '@fanfare/shared/widgets';
import { Download, ScrollText } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy as text } from '../../copy/audit.ts';
import { saveFile } from '../../state/saveFile.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { auditColumns } from './auditColumns.tsx';
import { type AuditChoice, allEntries, toQuery } from './auditQuery.ts';
import { useExportAuditMutation, useLazyOlderWorkspaceAuditQuery, useWorkspaceAuditQuery } from './workspaceAudit.api.ts';

interface WorkspaceAuditProps {
  open: boolean;
  onClose: () => void;
}

const FILE_NAME = 'fanfare-audit-log.csv';
const idOf = ({ id }: WorkspaceAuditEntry) => id;
const timeOf = ({ at }: WorkspaceAuditEntry) => at;
const nameOf = ({ event }: WorkspaceAuditEntry) => text.events[event];

export function WorkspaceAudit(_: WorkspaceAuditProps) {
  const { toast } = useHost();
  const [choice, setChoice] = useState<AuditChoice>(allEntries);
  const filter = toQuery(choice);
  const listKey = JSON.stringify(filter);
  const query = useWorkspaceAuditQuery(filter, { refetchOnMountOrArgChange: true });
  const [readOlder] = useLazyOlderWorkspaceAuditQuery();
  const readPage = (cursor: string) => readOlder({ ...filter, cursor }).unwrap();
  const list = usePagedList({ listKey, query, readPage, idOf, timeOf });
  const [exportAudit, { isLoading }] = useExportAuditMutation();
  const download = async () => {
    const { data, error } = await exportAudit(filter);
    if (data) saveFile(data, FILE_NAME);
    else toast(failureNotice(error, text.downloadTexts));
  };
  return (
    <>
      <Bar>
        <AuditFilters choice={choice} onChange={setChoice} />
        <BusyButton isBusy={isLoading} busyText={text.downloading} onClick={() => void download()}>
          <Download aria-hidden="true" />
          {text.download}
        </BusyButton>
      </Bar>
      <ListStates
        noun={text.noun}
        count={list.rows.length}
        isLoading={list.isFetching}
        error={list.isError ? text.failed : undefined}
        cause={list.error}
        onRetry={list.refetch}
        onClearFilters={listKey === '{}' ? undefined : () => setChoice(allEntries)}
        empty={{ title: text.empty, text: text.emptyText, icon: <ScrollText /> }}
      >
        <DataTable label={text.columns.event} columns={auditColumns} rows={list.rows} rowId={idOf} rowName={nameOf} />
        <LoadMore
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          onLoad={() => void list.loadMore()}
          error={list.hasMoreFailed ? text.failed : undefined}
          endText={text.end}
        />
      </ListStates>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.x2};
`;
