import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { RecordedCall } from '../../state/repositories/calls.repository.ts';
import type { AccountView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { Button } from '../ui/Button.ts';
import { ConfirmButton } from '../ui/feedback/ConfirmButton.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { StateCard } from '../ui/feedback/StateCard.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { EntryList } from '../ui/frame/EntryList.ts';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { Row } from '../ui/frame/Row.ts';
import { CallEntry } from './CallEntry.tsx';

const PAGE_SIZE = 100;

export function CallLogPage() {
  const [filter, setFilter] = useState<'all' | 'failed'>('all');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const calls = useLiveQuery<RecordedCall[]>(`/calls?limit=${limit}${filter === 'failed' ? '&minStatus=400' : ''}`, ['calls']);
  const accounts = useLiveValue<AccountView[]>('/accounts', ['accounts']) ?? [];
  return (
    <PageBody
      title="Calls of the app"
      lead="What the Graph API received, newest first. Tokens and secrets are not kept."
      width={1080}
    >
      <Row $spread>
        <Segments
          legend="Show"
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', text: 'All' },
            { value: 'failed', text: 'Refused' },
          ]}
        />
        <ConfirmButton
          label="Clear"
          disabled={!calls.value?.length}
          question="Forget every call?"
          consequence="Tests that assert on calls start from here."
          confirm="Forget them"
          onConfirm={() => change('DELETE', '/calls')}
        />
      </Row>
      <Region answer={calls} what="The calls" lines={5}>
        {(shown) => (
          <>
            {shown.length === 0 && (
              <StateCard icon={ArrowRightLeft} title="Nothing here">
                <p>As soon as the app calls the Graph API, it is listed here.</p>
              </StateCard>
            )}
            <EntryList>
              {shown.map((call) => (
                <li key={call.id}>
                  <CallEntry
                    call={call}
                    account={accounts.find(({ igId }) => igId === call.igId)?.username ?? 'no valid token'}
                  />
                </li>
              ))}
            </EntryList>
            {shown.length >= limit && <Button onClick={() => setLimit(limit + PAGE_SIZE)}>Show older</Button>}
          </>
        )}
      </Region>
    </PageBody>
  );
}
