import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { countText, StaleNote, useNowMs } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { selectIsLost, useAppSelector } from '@fanfare/shared/store';
import { Button, color, describe, font, media, radius, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import {
  ChevronDown,
  ChevronUp,
  CircleCheck,
  CircleX,
  Hand,
  MessageCircleQuestionMark,
  MessageSquareX,
  TriangleAlert,
} from 'lucide-react';
import { type ComponentType, type ReactNode, type SVGProps, useState } from 'react';
import styled, { css } from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { useInboxCountsQuery } from '../../state/inboxCounts.api.ts';
import { useExpanded } from '../../state/storage/useExpanded.ts';
import { type UnhandledErrors, useUnhandledErrorsQuery } from '../../state/unhandledErrors.api.ts';
import { FIGURES_LIVE_MS, useLiveTags } from '../../state/useLiveTags.ts';
import { type AttentionItem, attentionItems } from './attentionItems.ts';

const text = copy.attention;
const tags = ['Thread', 'Event'] as const;
const ERRORS_SHOWN = 3;
interface AttentionProps {
  isGuided?: boolean;
  renderErrors: (errors: UnhandledErrors) => ReactNode;
}

/**
 * @param isGuided whether the setup checklist is shown above; its items are then hidden here, and an
 * unfinished setup is not reported as "all clear"
 * @param renderErrors renders the unhandled errors, on request only
 */
export function Attention({ isGuided = false, renderErrors }: AttentionProps) {
  useLiveTags(tags, FIGURES_LIVE_MS);
  const { data: status, isError: isStatusUnknown } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const inbox = useInboxCountsQuery();
  const { data: errors } = useUnhandledErrorsQuery(ERRORS_SHOWN);
  const [areErrorsOpen, setErrorsOpen] = useState(false);
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
  const failed = errors?.total ?? 0;
  if (inbox.isLoading) {
    if (isGuided) return null;
    return (
      <Row aria-busy="true">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton $height="24px" />
      </Row>
    );
  }
  return (
    <>
      <Line>
        {items.length + failed > 0 ? (
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
              {failed > 0 ? (
                <li>
                  <ErrorsButton type="button" aria-expanded={areErrorsOpen} onClick={() => setErrorsOpen(!areErrorsOpen)}>
                    <CircleX aria-hidden="true" />
                    <span>{text.failedEvents(failed)}</span>
                    {areErrorsOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
                  </ErrorsButton>
                </li>
              ) : null}
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
      </Line>
      {areErrorsOpen && errors && failed > 0 ? renderErrors(errors) : null}
      {inbox.isError && known === null ? (
        <Row role="alert">
          <TriangleAlert aria-hidden="true" />
          <p>{text.unknownTitle}</p>
          <Button $size="small" onClick={inbox.refetch}>
            {text.retry}
          </Button>
        </Row>
      ) : null}
      {items.length + failed === 0 && known !== null && !isGuided && !isLost ? (
        <Row>
          <Clear aria-hidden="true" />
          <div>
            <h2>{text.clearTitle}</h2>
            <ClearText>{text.clearText}</ClearText>
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
    </TileLink>
  );
}

const icons: Readonly<Record<string, ComponentType<SVGProps<SVGSVGElement>>>> = {
  failed: MessageSquareX,
  human_requested: Hand,
  unanswered: MessageCircleQuestionMark,
};

/* The connection can be lost at any time, so what is below must stay in place. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
  &:empty { display: none; }
  > * { min-width: 0; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 24px;
  ${media.narrow} { min-height: 32px; }
  > svg { flex: none; width: 18px; height: 18px; color: ${color.warning}; }
  > :nth-child(2) { flex: 0 1 auto; min-width: 0; }
  h2 { font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.x1}; }
`;

/* On a narrow screen only read aloud: three lines would move the screen below when they arrive. */
const ClearText = styled.p`
  ${media.narrow} { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); overflow: hidden; white-space: nowrap; }
`;

const Clear = styled(CircleCheck)`
  && { color: ${color.success}; }
`;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half};
  margin-inline-start: -${space.x1};
  /* One row, so that the screen below stays in place when it arrives. */
  ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    li { flex: none; }
  }
`;

const inks = { warning: color.warning, danger: color.danger, accent: color.accent };
const item = css`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 32px;
  padding: 0 ${space.x1};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  > svg { flex: none; width: 16px; height: 16px; }
  small { display: block; color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
  b { font-variant-numeric: tabular-nums; }
`;

const TileLink = styled(Link)<{ $tone: AttentionItem['tone'] }>`
  ${item}
  > svg { color: ${({ $tone }) => inks[$tone]}; }
`;

const ErrorsButton = styled.button`
  ${item}
  > :first-child { color: ${color.danger}; }
`;
