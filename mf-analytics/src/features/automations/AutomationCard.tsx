import { useConnectedAccountsQuery } from '@fanfare/shared/api';
import { type Automation, type AutomationActivity, type Consideration, type Overlaps, routes } from '@fanfare/shared/contracts';
import { dateText, momentText, RelativeTime } from '@fanfare/shared/domain';
import { useAuthorName, useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { Link } from '@fanfare/shared/router';
import { useNeedsApproval, usePermission } from '@fanfare/shared/store';
import { Badge, Button, color, font, IconButton, Menu, type MenuItem, media, radius, space } from '@fanfare/shared/ui';
import { accountsText, Switch, triggerText } from '@fanfare/shared/widgets';
import { CircleAlert, Ellipsis, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { ActionLink } from '../../components/ActionLink.ts';
import { linkTargetStyle } from '../../components/link-target/linkTargetStyle.ts';
import { useLinkTarget } from '../../components/link-target/useLinkTarget.ts';
import { copy } from '../../copy/automation.ts';
import { builderUrl } from '../../state/builderUrl.ts';
import type { AutomationChanges } from './useAutomationChanges.ts';

const text = copy.list;
const { results } = copy.tryMessage;

interface AutomationCardProps {
  automation: Automation;
  /** Undefined while it is loading. */
  activity: AutomationActivity | undefined;
  /** Its position in the evaluation order (from 1) and the number of automations. */
  place: number;
  count: number;
  /** Its keywords that earlier automations match first. */
  taken: Overlaps | undefined;
  /** An editor requested approval. */
  isWaiting: boolean;
  /** The result for the tried message. */
  consideration: Consideration | undefined;
  changes: AutomationChanges;
  onEdit: () => void;
  /** The URL links to it. */
  isTarget?: boolean;
}

export function AutomationCard(props: AutomationCardProps) {
  const { automation, activity, place, count, taken, isWaiting, consideration, changes, onEdit, isTarget = false } = props;
  const card = useLinkTarget<HTMLElement>(isTarget);
  const { navigate } = useHost();
  const { name, description, isActive, isRunnable, trigger, triggerSettings, conditions, actions, kind, createdAt, accountIds } =
    automation;
  const mayEdit = usePermission('flows.edit');
  const cannotTurnOn = useNeedsApproval() && !isActive;
  const reasonId = useId();
  const { isBusy } = changes;
  const authorName = useAuthorName()(automation.by);
  const { data: connected } = useConnectedAccountsQuery(undefined, { skip: !accountIds });
  const accounts = accountsText(accountIds, connected?.data ?? []);
  const isUnconnected = accountIds?.length === 0;
  const warning = isUnconnected
    ? accounts
    : isRunnable
      ? taken?.each.map(({ takes, by, keywords: words }) => text.takes[takes](by.name, words)).join(' ')
      : kind === 'bot_flow' || actions.length > 0
        ? text.flowNotPublished
        : text.notRunnable;
  const firedAt = activity?.lastRun?.at ?? automation.lastFired?.at;
  const more: MenuItem[] = [
    { id: 'duplicate', label: text.duplicate, isDisabled: isBusy, run: () => void changes.duplicate(automation) },
    {
      id: 'earlier',
      label: text.earlier,
      isDisabled: isBusy || place === 1,
      run: () => void changes.move(automation._id, place - 2),
    },
    {
      id: 'later',
      label: text.later,
      isDisabled: isBusy || place === count,
      run: () => void changes.move(automation._id, place),
    },
    ...(kind === 'bot_flow' ? [{ id: 'builder', label: text.builder, run: () => navigate(builderUrl(name)) }] : []),
  ];
  return (
    <Frame aria-label={name} ref={card} tabIndex={-1} data-target={isTarget || undefined}>
      <Head>
        <h3>{name}</h3>
        <Badge tone={isActive ? 'success' : 'neutral'} dot={isActive ? 'filled' : 'hollow'}>
          {isActive ? text.active : text.inactive}
        </Badge>
        {consideration && consideration.result !== 'no_match' ? (
          <Badge tone={consideration.result === 'chosen' ? 'accent' : 'info'}>{results[consideration.result]}</Badge>
        ) : null}
        {isWaiting ? <Badge tone="info">{copy.approvals.waiting}</Badge> : null}
        {mayEdit ? (
          <Switch
            label={text.answers(name)}
            isLabelHidden
            checked={isActive}
            disabled={isBusy || cannotTurnOn}
            aria-describedby={cannotTurnOn ? reasonId : undefined}
            onChange={() => void changes.toggle(automation)}
          />
        ) : null}
      </Head>
      {mayEdit && cannotTurnOn ? (
        <Reason id={reasonId}>{kind === 'bot_flow' ? text.turnedOnByApproval : text.turnedOnByAdmins}</Reason>
      ) : null}
      <p>{triggerText({ trigger, ...triggerSettings })}</p>
      {description ? <Reason>{description}</Reason> : null}
      {consideration?.result === 'no_match' ? <Reason>{localize(consideration.message, consideration.detail)}</Reason> : null}
      <Facts>
        {accounts && !isUnconnected ? <li>{accounts}</li> : null}
        <li>{text.conditions(conditions.length)}</li>
        <li>{text.actions(actions.length)}</li>
        {kind === 'bot_flow' ? <li>{text.drawn}</li> : null}
        <li>
          {text.created} {dateText(createdAt)}
        </li>
        {authorName ? <li>{text.changedBy(authorName)}</li> : null}
      </Facts>
      <Facts>
        <li>
          {firedAt ? (
            <>
              {text.lastFired} <RelativeTime at={firedAt} />
            </>
          ) : (
            text.never
          )}
        </li>
        {activity ? <li>{text.runs(activity.runs)}</li> : null}
        {automation.nextRunAt ? (
          <li>
            {text.next} {momentText(automation.nextRunAt)}
          </li>
        ) : null}
        {automation.nextPost ? <li>{nextPostText(automation.nextPost)}</li> : null}
      </Facts>
      {activity && activity.failed > 0 ? (
        <Notice $tone="danger">
          <CircleAlert aria-hidden="true" />
          <span>
            <b>{text.failures(activity.failed)}</b>{' '}
            {activity.lastFailure?.error ? localize(activity.lastFailure.errorMessage, activity.lastFailure.error) : null}{' '}
            {activity.lastFailure?.eventId ? <Link to={eventUrl(activity.lastFailure.eventId)}>{text.why}</Link> : null}
          </span>
        </Notice>
      ) : null}
      {isActive && warning ? (
        <Notice $tone="warning">
          <TriangleAlert aria-hidden="true" />
          <span>{warning}</span>
        </Notice>
      ) : null}
      {mayEdit ? (
        <Buttons>
          <Button $size="small" aria-label={text.editNamed(name)} onClick={onEdit}>
            {text.edit}
          </Button>
          <Button
            $size="small"
            $variant="quiet"
            aria-label={text.deleteNamed(name)}
            disabled={isBusy}
            onClick={() => void changes.remove(automation)}
          >
            {text.delete}
          </Button>
          <Menu
            label={text.more(name)}
            trigger={
              <IconButton $size="small" $variant="quiet" aria-label={text.more(name)}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            groups={[{ items: more }]}
          />
        </Buttons>
      ) : kind === 'bot_flow' ? (
        <Buttons>
          <ActionLink $size="small" to={builderUrl(name)}>
            {text.view}
          </ActionLink>
        </Buttons>
      ) : null}
    </Frame>
  );
}

function eventUrl(eventId: string): string {
  return `${routes.dashboard}?why=${encodeURIComponent(eventId)}`;
}

function nextPostText({ posts, waitingAccountIds }: NonNullable<Automation['nextPost']>): string {
  const last = posts.at(-1);
  return last === undefined || waitingAccountIds.length > 0 ? text.waitsForPost : text.boundPost(dateText(last.boundAt));
}

const Frame = styled.article`
  ${linkTargetStyle}
  &&[data-target] { border-color: ${color.accent}; border-radius: ${radius.large}; }
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space.half};
  > * { grid-column: 1; }
  > p { overflow-wrap: anywhere; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Head = styled.div`
  && { grid-column: 1 / -1; }
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  h3 { min-width: 0; font-size: ${font.size.lead}; font-weight: ${font.weight.bold}; overflow-wrap: anywhere; }
  > :last-child { margin-inline-start: auto; }
  ${media.narrow} { flex-wrap: wrap; }
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  overflow: hidden;
  /* A dot that would begin a line is outside of the list. */
  li { position: relative; margin-inline: -18px 18px; padding-inline-start: 18px; }
  li::before { content: '·'; position: absolute; inset-inline-start: 7px; }
`;

const Reason = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const inks = { danger: color.danger, warning: color.warning };

const Notice = styled.p<{ $tone: keyof typeof inks }>`
  display: flex;
  gap: ${space.x1};
  color: ${({ $tone }) => inks[$tone]};
  font-size: ${font.size.small};
  svg { flex: none; width: 16px; height: 16px; margin-top: 2px; }
  span { min-width: 0; overflow-wrap: anywhere; }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space.x1};
  && { grid-column: 2; }
  grid-row: 2 / span 5;
  align-self: start;
  padding-top: ${space.x1};
  ${media.narrow} {
    && { grid-column: 1; }
    flex-wrap: wrap;
    grid-row: auto;
    padding-top: 0;
    > :last-child { margin-inline-start: auto; }
  }
`;
