import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { BusyButton, type ButtonLook, buttonStyle, StatePanel, space } from '@fanfare/shared/ui';
import { FlaskConical } from 'lucide-react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { suitesCopy } from '../../copy/testing.ts';
import { urls } from '../../state/urls.ts';
import { SuiteCard } from './SuiteCard.tsx';
import { SuitesPlaceholder } from './SuitesPlaceholder.tsx';
import { useCleanUpTestsMutation, useTestSuitesQuery, useUndoCleanUpMutation } from './suites.api.ts';

const text = suitesCopy.list;

export function SuitesPanel() {
  const mayTest = usePermission('events.manage');
  const { data, error, refetch } = useTestSuitesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return <SuitesPlaceholder error={error} onRetry={refetch} />;
  return (
    <Section title={text.title} aside={mayTest ? <CleanUp isEmpty={data.suites.length === 0} /> : null}>
      {data.suites.length === 0 ? (
        <StatePanel
          kind="empty"
          title={text.empty}
          icon={<FlaskConical />}
          action={
            mayTest ? (
              <ButtonLink to={urls.createSuite} $variant="primary">
                {text.emptyAction}
              </ButtonLink>
            ) : null
          }
        >
          {text.emptyText}
        </StatePanel>
      ) : (
        <List aria-label={text.label}>
          {data.suites.map((suite) => (
            <li key={suite.id}>
              <SuiteCard suite={suite} latest={data.results.find(({ suiteId }) => suiteId === suite.id)} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

function CleanUp({ isEmpty }: { isEmpty: boolean }) {
  const { toast } = useHost();
  const [cleanUp, { isLoading }] = useCleanUpTestsMutation();
  const [undoCleanUp] = useUndoCleanUpMutation();
  const undo = async (undoId: string) => {
    const { error } = await undoCleanUp({ undoId });
    toast(error ? failureNotice(error, text.undoFailed) : { kind: 'info', title: text.undone });
  };
  const run = async () => {
    const { data, error } = await cleanUp();
    if (!data) return toast(failureNotice(error, text.cleanupFailed));
    toast({
      kind: 'success',
      title: text.cleaned,
      description: text.cleanedText(data.events),
      action: { label: text.undo, run: () => void undo(data.undoId) },
    });
  };
  return (
    <Buttons>
      {isEmpty ? null : (
        <ButtonLink to={urls.createSuite} $size="small">
          {text.emptyAction}
        </ButtonLink>
      )}
      <BusyButton $size="small" isBusy={isLoading} busyText={text.cleaning} onClick={() => void run()}>
        {text.cleanup}
      </BusyButton>
    </Buttons>
  );
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;
