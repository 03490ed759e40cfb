import { failureNotice, useConnectedAccountsQuery } from '@fanfare/shared/api';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, FailureBanner, space } from '@fanfare/shared/ui';
import { FlowAccountsField } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { useListedFlowsQuery } from '../../../state/flows.api.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { useChooseAccounts } from './useChooseAccounts.ts';

const texts = formCopy.accounts;

/** The accounts that the saved flow answers for; not part of the draft. */
export function FlowAccounts() {
  const id = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.id;
  return id === undefined ? null : <StoredChoice key={id} id={id} />;
}

function StoredChoice({ id }: { id: string }) {
  const { flow, error, refetch } = useListedFlowsQuery(undefined, {
    selectFromResult: ({ data, error }) => ({ flow: data?.data.find((one) => one.id === id), error }),
  });
  const accounts = useConnectedAccountsQuery();
  const mayEdit = usePermission('flows.edit');
  const { picked, choose, error: refusal, isSaving, isSaved } = useChooseAccounts(id);
  if (!flow && error) {
    return (
      <FailureBanner
        failure={failureNotice(error, formCopy.flow.failed)}
        action={
          <Button $size="small" onClick={() => void refetch()}>
            {formCopy.flow.again}
          </Button>
        }
      />
    );
  }
  if (flow?.accountIds === undefined) return null;
  return (
    <Section>
      {refusal && !picked ? <FailureBanner failure={failureNotice(refusal, texts.notSaved)} /> : null}
      <FlowAccountsField
        accounts={accounts}
        value={picked ? picked.accountIds : flow.accountIds}
        onChange={(accountIds) => void choose(accountIds)}
        isReadOnly={!mayEdit}
        hint={
          mayEdit ? (
            <>
              {texts.atOnce} <span role="status">{isSaving ? texts.saving : isSaved ? texts.saved : null}</span>
            </>
          ) : null
        }
      />
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  margin-top: ${space.x2};
  padding-top: ${space.x2};
  border-top: 1px solid ${color.border};
  &:empty { display: none; }
`;
