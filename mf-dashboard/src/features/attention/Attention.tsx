import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { countText, StaleNote, useNowMs } from '@fanfare/shared/parts';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector } from '@fanfare/shared/store';
import { Button, Card, color, font, radius, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { ChevronRight, CircleCheck, Hand, MessageCircleQuestionMark, MessageSquareX, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { useInboxCountsQuery } from '../../state/inboxCounts.api.ts';
import { FIGURES_LIVE_MS, useLiveTags } from '../../state/useLiveTags.ts';
import { type AttentionItem, attentionItems } from './attentionItems.ts';

const text = copy.attention;
const tags = ['Thread'] as const;

/**
 * What waits for a person, each with the way to it; or that nothing does.
 *
 * @param isGuided the first steps stand above: what they say is not said twice, and what has not begun is not called clear
 */
export function Attention({ isGuided = false }: { isGuided?: boolean }) {
  useLiveTags(tags, FIGURES_LIVE_MS);
  const { data: status, isError: isStatusUnknown } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const inbox = useInboxCountsQuery();
  const isLost = useAppSelector(selectIsLost);
  const nowMs = useNowMs();
  const known = inbox.data?.data ?? null;
  const items = attentionItems({
    status: isStatusUnknown ? null : (status ?? null),
    inbox: known,
    activeFlows: counts?.data.activeFlows,
    nowMs,
  }).filter(({ id }) => !(isGuided && (id === 'connect' || id === 'no-flow')));
  if (inbox.isLoading) {
    if (isGuided) return null;
    return (
      <Row aria-busy="true">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton $height="40px" />
      </Row>
    );
  }
  return (
    <>
      {items.length > 0 ? (
        <section aria-labelledby="attention">
          <VisuallyHidden as="h2" id="attention">
            {text.title}
          </VisuallyHidden>
          <Tiles>
            {items.map((item) => (
              <li key={item.id}>
                <Tile item={item} />
              </li>
            ))}
          </Tiles>
        </section>
      ) : null}
      {inbox.isError && known === null ? (
        <Row role="alert">
          <TriangleAlert aria-hidden="true" />
          <p>{text.unknownTitle}</p>
          <Button $size="small" onClick={inbox.refetch}>
            {text.retry}
          </Button>
        </Row>
      ) : null}
      {isLost && !isGuided ? (
        <Row>
          <TriangleAlert aria-hidden="true" />
          <div>
            <h2>{text.lostTitle}</h2>
            <p>
              {text.lostText} <StaleNote at={inbox.fulfilledTimeStamp} />
            </p>
          </div>
        </Row>
      ) : null}
      {items.length === 0 && known !== null && !isGuided && !isLost ? (
        <Row>
          <Clear aria-hidden="true" />
          <div>
            <h2>{text.clearTitle}</h2>
            <p>{text.clearText}</p>
          </div>
        </Row>
      ) : null}
    </>
  );
}

function Tile({ item: { id, tone, count, title, text: detail, to } }: { item: AttentionItem }) {
  const Icon = icons[id] ?? TriangleAlert;
  return (
    <TileLink to={to}>
      <Mark $tone={tone} aria-hidden="true">
        <Icon />
      </Mark>
      <span>
        {count === null ? <strong>{title}</strong> : <small>{title}</small>}
        {count === null ? <small>{detail}</small> : <b>{countText(count)}</b>}
      </span>
      <ChevronRight aria-hidden="true" />
    </TileLink>
  );
}

const icons: Readonly<Record<string, ComponentType>> = {
  failed: MessageSquareX,
  human_requested: Hand,
  unanswered: MessageCircleQuestionMark,
};

const Row = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  min-height: 72px;
  padding: ${space.x1half} ${space.x2};
  > svg { flex: none; color: ${color.warning}; }
  > :nth-child(2) { flex: 1; min-width: 0; }
  h2 { font-size: ${font.size.body}; }
  p { color: ${color.textMuted}; }
`;

const Clear = styled(CircleCheck)`
  && { width: 28px; height: 28px; color: ${color.success}; }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space.x2};
  li { display: grid; }
`;

const paints = {
  warning: { ink: color.warning, ground: color.warningSoft },
  danger: { ink: color.danger, ground: color.dangerSoft },
  accent: { ink: color.accent, ground: color.accentSoft },
};

const Mark = styled.span<{ $tone: AttentionItem['tone'] }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => paints[$tone].ground};
  color: ${({ $tone }) => paints[$tone].ink};
  svg { width: 20px; height: 20px; }
`;

const TileLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 72px;
  padding: ${space.x1half} ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  &:hover { border-color: ${color.borderStrong}; }
  > :nth-child(2) { flex: 1; min-width: 0; }
  small { display: block; color: ${color.textMuted}; font-size: ${font.size.small}; }
  b { font-size: ${font.size.title}; line-height: 1.3; font-variant-numeric: tabular-nums; }
  > svg { flex: none; width: 18px; color: ${color.textMuted}; }
`;
