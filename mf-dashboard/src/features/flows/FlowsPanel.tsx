import { newFlowState, routes } from '@fanfare/shared/contracts';
import { freeText, Link, useNavigate, useQueryState } from '@fanfare/shared/router';
import { selectWorkspace, useAppSelector, useNeedsApproval, usePermission } from '@fanfare/shared/store';
import { Banner, type ButtonLook, buttonStyle, media, space } from '@fanfare/shared/ui';
import { DataTable, ListStates, SearchField, ViewAccessNote } from '@fanfare/shared/widgets';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/flows.ts';
import { useAutomationActivityQuery, useAutomationsQuery, useBotFlowsQuery, useWeekOfFlowsQuery } from '../../state/flows.api.ts';
import { flowUrl } from '../../state/flowUrl.ts';
import { explainParams } from '../../state/params/explainParams.ts';
import { FIGURES_LIVE_MS, useLiveTags } from '../../state/useLiveTags.ts';
import { flowColumns } from './flowColumns.tsx';
import { type FlowRow, flowRows } from './flowRows.ts';
import { useSwitchFlow } from './useSwitchFlow.ts';

const text = copy.flows;
const tags = ['Flow'] as const;
const params = { search: freeText() };
const TITLE_ID = 'flows';
const ROW_HEIGHT_PX = 64;
const rowId = ({ id }: FlowRow) => id;
const rowName = ({ name }: FlowRow) => name;

export function FlowsPanel() {
  useLiveTags(tags, FIGURES_LIVE_MS);
  const { values, set, reset } = useQueryState(params);
  const mayEdit = usePermission('flows.edit');
  const workspace = useAppSelector(selectWorkspace);
  const why = useQueryState(explainParams);
  const navigate = useNavigate();
  const flows = useBotFlowsQuery();
  const automations = useAutomationsQuery();
  const activity = useAutomationActivityQuery();
  const week = useWeekOfFlowsQuery();
  const { switchFlow, busyId } = useSwitchFlow();

  const search = values.search.trim().toLowerCase();
  const rows =
    flows.data && automations.data
      ? flowRows({ flows: flows.data, automations: automations.data, activity: activity.data, funnels: week.data?.flows })
      : [];
  const shown = rows.filter(({ name }) => name.toLowerCase().includes(search));
  const needsApproval = useNeedsApproval();
  const columns = flowColumns({
    switchFlow: mayEdit ? switchFlow : null,
    busyId,
    needsApproval,
    openExplanation: (id) => why.set({ why: id }),
  });
  const create = mayEdit ? (
    <CreateLink to={routes.flowBuilder} state={newFlowState} $variant="primary">
      <Plus aria-hidden="true" />
      {text.create}
    </CreateLink>
  ) : null;

  return (
    <Panel aria-labelledby={TITLE_ID}>
      <Head>
        <h2 id={TITLE_ID}>{text.title}</h2>
        <Search>
          <SearchField label={text.search} value={values.search} onChange={(search) => set({ search })} />
        </Search>
        {create}
      </Head>
      <ViewAccessNote workspace={mayEdit ? null : workspace} />
      {activity.isError ? <Banner tone="warning">{text.activityFailed}</Banner> : null}
      <ListStates
        noun={text.noun}
        count={shown.length}
        isLoading={flows.isFetching || automations.isFetching || activity.isLoading || week.isLoading}
        error={flows.isError || automations.isError ? text.failed : undefined}
        cause={flows.error ?? automations.error}
        onRetry={() => {
          void flows.refetch();
          void automations.refetch();
          void activity.refetch();
        }}
        onClearFilters={search ? () => reset('search') : undefined}
        rowHeight={ROW_HEIGHT_PX}
        empty={{ title: text.emptyTitle, text: text.emptyText, scene: 'flow', action: create }}
      >
        <DataTable
          label={text.table}
          columns={columns}
          rows={shown}
          rowId={rowId}
          rowName={rowName}
          onOpen={({ kind, name }) => {
            if (kind === 'flow') navigate(flowUrl(name));
          }}
        />
      </ListStates>
    </Panel>
  );
}

const CreateLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  > :last-child { margin-inline-start: auto; }
`;

const Search = styled.div`
  flex: 0 1 320px;
  ${media.narrow} { flex: 1 1 100%; order: 1; }
`;
