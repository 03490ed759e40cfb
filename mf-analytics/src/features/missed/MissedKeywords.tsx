import { failureNotice } from '@fanfare/shared/api';
import { type MissedKeyword, routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Banner, Button, SkeletonRows, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/analytics.ts';
import { useAddKeywordMutation, useMissedKeywordsQuery } from './missed.api.ts';

const text = copy.missed;

export function MissedKeywords() {
  const { toast } = useHost();
  const { data, isLoading, isError, refetch } = useMissedKeywordsQuery();
  const mayEdit = usePermission('flows.edit');
  const [addKeyword, { isLoading: isAdding }] = useAddKeywordMutation();

  const add = async (phrase: string, { automationId, name }: NonNullable<MissedKeyword['nearest']>) => {
    const { error } = await addKeyword({ automationId, phrase });
    toast(error ? failureNotice(error, text.addTexts) : { kind: 'success', title: text.added(phrase, name) });
  };

  return (
    <Panel title={text.title} lead={text.lead}>
      {isLoading ? <SkeletonRows label={copy.loading} count={2} height="40px" /> : null}
      {isError ? (
        <Banner tone="danger">
          {text.failed}{' '}
          <Button $size="small" onClick={refetch}>
            {copy.tryAgain}
          </Button>
        </Banner>
      ) : null}
      {data?.length === 0 ? <p>{text.nothing}</p> : null}
      <List>
        {data?.map(({ surface, phrase, suggestion, message, nearest }) => (
          <li key={`${surface} ${phrase}`}>
            <span>{localize(message, suggestion)}</span>
            {!mayEdit ? null : nearest ? (
              <Button $size="small" disabled={isAdding} onClick={() => void add(phrase, nearest)}>
                {text.add(nearest.name)}
              </Button>
            ) : (
              <Link to={routes.automation}>{text.create}</Link>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x1half};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1}; }
  span { flex: 1 1 240px; min-width: 0; overflow-wrap: anywhere; }
`;
