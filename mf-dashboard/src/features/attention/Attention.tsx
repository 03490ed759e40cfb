import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { countText, StaleNote, useNowMs } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector } from '@fanfare/shared/store';
import { Button, Card, color, describe, font, radius, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { ChevronRight, CircleCheck, Hand, MessageCircleQuestionMark, MessageSquareX, TriangleAlert } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { useInboxCountsQuery } from '../../state/inboxCounts.api.ts';
import { useExpanded } from '../../state/useExpanded.ts';
import { FIGURES_LIVE_MS, useLiveTags } from '../../state/useLiveTags.ts';
import { type AttentionItem, attentionItems } from './attentionItems.ts';

const text = copy.attention;
const tags = ['Thread'] as const;

/**
 * @param isGuided whether the setup checklist is shown above; its items are then hidden here, and an
 * unfinished setup is not reported as "all clear"
 */
export function Attention({ isGuided = false }: { isGuided?: boolean }) {
  useLiveTags(tags, FIGURES_LIVE_MS);
  const { data: status, isError: isStatusUnknown } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const inbox = useInboxCountsQuery();
  const isLost = useAppSelector(selectIsLost);
  const nowMs = useNowMs();
  const [isExpanded, toggle] = useExpanded('attention');
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
                <Tile item={item} isExpanded={isExpanded} />
              </li>
            ))}
            {items.some((item) => item.text) ? (
              <li>
                <Button $variant="quiet" $size="small" aria-expanded={isExpanded} onClick={toggle}>
                  {isExpanded ? text.less : text.more}
                </Button>
              </li>
            ) : null}
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

function Tile({ item, isExpanded }: { item: AttentionItem; isExpanded: boolean }) {
  const { id, tone, count, title, text: detail, to } = item;
  const Icon = icons[id] ?? TriangleAlert;
  return (
    <TileLink to={to} $tone={tone} {...(detail && !isExpanded && describe(detail))}>
      <Icon aria-hidden="true" />
      <span>
        {title}
        {isExpanded && detail ? <small>{detail}</small> : null}
      </span>
      {count === null ? null : <b>{countText(count)}</b>}
      <ChevronRight aria-hidden="true" />
    </TileLink>
  );
}

const icons: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  failed: MessageSquareX,
  human_requested: Hand,
  unanswered: MessageCircleQuestionMark,
};

const Row = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 44px;
  padding: ${space.half} ${space.x2};
  > svg { flex: none; color: ${color.warning}; }
  > :nth-child(2) { flex: 1; min-width: 0; }
  h2 { font-size: ${font.size.body}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.x1}; }
`;

const Clear = styled(CircleCheck)`
  && { width: 20px; height: 20px; color: ${color.success}; }
`;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
`;

const paints = {
  warning: { ink: color.warning, ground: color.warningSoft },
  danger: { ink: color.danger, ground: color.dangerSoft },
  accent: { ink: color.accent, ground: color.accentSoft },
};

const TileLink = styled(Link)<{ $tone: AttentionItem['tone'] }>`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 36px;
  padding: ${space.half} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => paints[$tone].ground};
  color: ${color.text};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  &:hover { border-color: ${color.borderStrong}; }
  > svg { flex: none; width: 16px; height: 16px; color: ${({ $tone }) => paints[$tone].ink}; }
  small { display: block; color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
  b { font-variant-numeric: tabular-nums; }
`;
