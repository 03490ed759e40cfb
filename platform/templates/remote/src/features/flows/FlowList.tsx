import { type BotFlow, routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { useAppDispatch } from '@fanfare/shared/store';
import { space } from '@fanfare/shared/ui';
import { ListStates, SearchField } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { newRemoteSlice } from '../../state/newRemote.slice.ts';
import { useNewRemoteSelector } from '../../state/useNewRemoteSelector.ts';
import { FlowRow } from './FlowRow.tsx';
import { useNewRemoteFlowsQuery } from './flows.api.ts';

const text = copy.list;
const none: readonly BotFlow[] = [];

export function FlowList() {
  const { data: flows = none, isFetching, error, refetch } = useNewRemoteFlowsQuery();
  const search = useNewRemoteSelector(newRemoteSlice.selectors.selectSearch);
  const dispatch = useAppDispatch();
  const searchFor = (wanted: string) => dispatch(newRemoteSlice.actions.searchChanged(wanted));
  const found = flows.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Frame>
      {flows.length > 0 ? <SearchField label={text.search} value={search} onChange={searchFor} /> : null}
      <ListStates
        noun={text.noun}
        count={found.length}
        isLoading={isFetching}
        error={error && text.failed}
        cause={error}
        onRetry={refetch}
        onClearFilters={flows.length > 0 ? () => searchFor('') : undefined}
        empty={{
          title: text.empty,
          text: text.emptyText,
          action: <Link to={routes.flowBuilder}>{text.emptyAction}</Link>,
        }}
      >
        <Rows aria-label={text.label}>
          {found.map((flow) => (
            <FlowRow key={flow.id} flow={flow} />
          ))}
        </Rows>
      </ListStates>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;
