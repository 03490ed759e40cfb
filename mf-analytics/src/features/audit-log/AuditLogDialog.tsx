import type { AuditEntry } from '@fanfare/shared/contracts';
import { Dialog } from '@fanfare/shared/ui';
import { ListStates, LoadMore, usePagedList } from '@fanfare/shared/widgets';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { AuditLogEntry } from './AuditLogEntry.tsx';
import { useAuditLogQuery, useLazyOlderAuditLogQuery } from './auditLog.api.ts';

const text = copy.auditLog;
const idOf = ({ id }: AuditEntry) => id;
const timeOf = ({ at }: AuditEntry) => at;

interface AuditLogDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AuditLogDialog({ open, onClose }: AuditLogDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Entries />
    </Dialog>
  );
}

function Entries() {
  const query = useAuditLogQuery(undefined, { refetchOnMountOrArgChange: true });
  const [readOlder] = useLazyOlderAuditLogQuery();
  const list = usePagedList({ listKey: '', query, readPage: (cursor) => readOlder(cursor).unwrap(), idOf, timeOf });
  return (
    <ListStates
      noun={text.noun}
      count={list.rows.length}
      isLoading={list.isFetching}
      error={list.isError ? text.failed : undefined}
      cause={list.error}
      onRetry={list.refetch}
      empty={{ title: text.empty, text: text.emptyText, icon: <ShieldCheck /> }}
    >
      <List aria-label={text.title}>
        {list.rows.map((entry) => (
          <AuditLogEntry key={entry.id} entry={entry} />
        ))}
      </List>
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoadingMore}
        onLoad={() => void list.loadMore()}
        error={list.hasMoreFailed ? text.failed : undefined}
        endText={text.end}
      />
    </ListStates>
  );
}

const List = styled.ul`
  display: grid;
`;
