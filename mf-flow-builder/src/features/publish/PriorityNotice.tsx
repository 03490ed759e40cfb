import { type BotFlow, overlaps } from '@fanfare/shared/contracts';
import { Banner, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { publishingCopy } from '../../copy/panels/publishing.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { orderOncePublished } from './orderOncePublished.ts';
import { useOrderedAutomationsQuery } from './publish.api.ts';

const text = publishingCopy.turn;
const SHOWN = 5;

/**
 * Warns if this flow would take events from other automations once published, or they from it. Only the first
 * match runs.
 */
export function PriorityNotice({ flow }: { flow: BotFlow }) {
  const { data: automations, isError } = useOrderedAutomationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  if (!automations) return isError ? <p>{text.notKnown}</p> : null;
  const { published, all } = orderOncePublished(automations, flow, nodes);
  const found = overlaps(all);
  const lost = found.get(published._id)?.each ?? [];
  const taken = all.flatMap(({ _id, name }) => {
    const own = found.get(_id)?.each.find(({ by }) => by._id === published._id);
    return own ? [{ name, ...own }] : [];
  });
  if (lost.length === 0 && taken.length === 0) return null;
  return (
    <Banner tone="warning">
      <Lines>
        {lost.map(({ by, takes, keywords }) => (
          <li key={by._id}>{text.lost[takes](by.name, keywords)}</li>
        ))}
        {lost.length > 0 ? <li>{text.toBeAsked}</li> : null}
        {taken.slice(0, SHOWN).map(({ name, takes, keywords }, place) => (
          <li key={place}>{text.taken[takes](name, keywords)}</li>
        ))}
        {taken.length > SHOWN ? <li>{text.more(taken.length - SHOWN)}</li> : null}
        {taken.length > 0 ? <li>{text.toKeepThem}</li> : null}
      </Lines>
    </Banner>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space.half};
  margin: 0;
  padding: 0;
  list-style: none;
  li { overflow-wrap: anywhere; }
`;
