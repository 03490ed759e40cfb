import { isApiError } from '@fanfare/shared/api';
import { Button, Card, color, PageBody, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy as text } from '../copy.ts';
import { BrowserChecks } from '../features/boots/BrowserChecks.tsx';
import { PolicyReports } from '../features/policy/PolicyReports.tsx';
import { TimeTravel } from '../features/time-travel/TimeTravel.tsx';
import { useReleasesQuery } from '../state/releases.api.ts';
import { RemoteCard } from './RemoteCard.tsx';

const POLL_INTERVAL_MS = 15_000;

export function ReleasesScreen() {
  return (
    <PageBody>
      <Head>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </Head>
      <BrowserChecks />
      <Remotes />
    </PageBody>
  );
}

function Remotes() {
  const { data, error, refetch } = useReleasesQuery(undefined, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const isForbidden = isApiError(error) && error.kind === 'server' && error.status === 403;
  if (isForbidden) {
    return (
      <StatePanel kind="empty" title={text.forbidden.title}>
        {text.forbidden.text}
      </StatePanel>
    );
  }
  // The next poll retries.
  if (error && !data) {
    const again = <Button onClick={refetch}>{text.retry}</Button>;
    return (
      <StatePanel kind="failed" title={text.failed.title} action={again}>
        {text.failed.text}
      </StatePanel>
    );
  }
  if (!data) {
    return (
      <Card>
        <SkeletonRows label={text.loading} count={6} height="48px" />
      </Card>
    );
  }
  if (data.length === 0) {
    return (
      <StatePanel kind="empty" title={text.none.title}>
        {text.none.text}
      </StatePanel>
    );
  }
  return (
    <>
      {data.map((remote) => (
        <RemoteCard key={remote.name} remote={remote} />
      ))}
      <TimeTravel />
      <PolicyReports />
    </>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space.half};
  p { color: ${color.textMuted}; }
`;
