import { useEventCountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { selectNotifications, useAppSelector, usePermission } from '@fanfare/shared/store';
import {
  Button,
  type ButtonLook,
  buttonStyle,
  Card,
  color,
  font,
  media,
  radius,
  StatePanel,
  space,
  VisuallyHidden,
} from '@fanfare/shared/ui';
import { Check, PartyPopper, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { checklist as text } from '../../copy/checklist.ts';
import { useBotFlowsQuery, useLatestRunQuery } from '../../state/flows.api.ts';
import { flowUrl } from '../../state/flowUrl.ts';
import { useExpanded } from '../../state/storage/useExpanded.ts';
import { useLiveTags } from '../../state/useLiveTags.ts';
import { ChecklistPlaceholder, checklistHeight } from './ChecklistPlaceholder.tsx';
import { checklistSteps, isReceived } from './checklistSteps.ts';
import { useTestEvent } from './useTestEvent.ts';

const tags = ['Flow'] as const;
const noTags = [] as const;

export function Checklist({ onHide }: { onHide: () => void }) {
  const { data: status } = useInstagramStatusQuery();
  const { data: counts } = useEventCountsQuery();
  const hasEvent = useAppSelector((state) => selectNotifications(state).some(isReceived));
  const flows = useBotFlowsQuery();
  const run = useLatestRunQuery();
  // Stops refetching after the first run, because it is the last step that events complete.
  useLiveTags(run.data ? noTags : tags);
  const { send, write, isSending } = useTestEvent();
  const [isExpanded, toggle] = useExpanded('first-steps');
  const { openPhone } = useHost();
  const mayConnect = usePermission('instagram.manage');
  const mayEdit = usePermission('flows.edit');
  const mayTest = usePermission('events.manage');

  if (flows.isError || run.isError) {
    const again = () => {
      void flows.refetch();
      void run.refetch();
    };
    return (
      <StatePanel
        kind="failed"
        error={flows.error ?? run.error}
        title={text.failed}
        action={<Button onClick={again}>{text.retry}</Button>}
      />
    );
  }
  if (!flows.data || run.data === undefined) return <ChecklistPlaceholder />;

  const steps = checklistSteps({
    isConnected: status?.connected === true,
    hasEvent,
    counts: counts?.data,
    flows: flows.data,
    hasRun: run.data !== null,
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.id;
  if (next === undefined) {
    return (
      <Finished aria-labelledby="first-steps">
        <PartyPopper aria-hidden="true" />
        <div>
          <h2 id="first-steps">{text.doneTitle}</h2>
          <p>{text.doneText}</p>
        </div>
        <Button $size="small" onClick={onHide}>
          {text.close}
        </Button>
      </Finished>
    );
  }

  const numbered = steps.map((step, index) => ({ ...step, index }));
  const shown = isExpanded ? numbered : numbered.filter(({ id }) => id === next);
  const draft = flows.data[0];
  const mayDo = { connect: mayConnect, receive: mayTest, create: mayEdit, publish: mayEdit, test: mayTest };
  const actions = {
    connect: <Go to={routes.connectInstagram}>{text.steps.connect.action}</Go>,
    receive: (
      <Send onPhone={openPhone}>
        <Button $variant={openPhone ? 'secondary' : 'primary'} $size="small" disabled={isSending} onClick={send}>
          {text.steps.receive.action}
        </Button>
      </Send>
    ),
    create: <Go to={routes.flowBuilder}>{text.steps.create.action}</Go>,
    publish: draft ? (
      <Go to={flowUrl(draft.name)}>{text.steps.publish.action(draft.name)}</Go>
    ) : (
      <Go to={routes.flowBuilder}>{text.steps.publish.actionWithoutFlow}</Go>
    ),
    test: (
      <Send onPhone={openPhone}>
        <Button $variant={openPhone ? 'secondary' : 'primary'} $size="small" disabled={isSending} onClick={write}>
          {text.steps.test.action}
        </Button>
      </Send>
    ),
  };
  return (
    <Frame aria-labelledby="first-steps" $isExpanded={isExpanded}>
      <Head>
        <h2 id="first-steps">{text.title}</h2>
        <Bar aria-hidden="true">
          <span style={{ width: `${(done / steps.length) * 100}%` }} />
        </Bar>
        <span>{text.progress(done, steps.length)}</span>
      </Head>
      <Steps>
        {shown.map(({ id, isDone, index }) => (
          <Step key={id} $isDone={isDone} aria-current={id === next ? 'step' : undefined}>
            <Mark $isDone={isDone} aria-hidden="true">
              {isDone ? <Check /> : index + 1}
            </Mark>
            <div>
              <h3>
                <VisuallyHidden>{isDone ? text.done : text.open} </VisuallyHidden>
                {text.steps[id].title}
              </h3>
              {id === next && isExpanded ? <p>{text.steps[id].text}</p> : null}
            </div>
            {id === next && mayDo[id] ? actions[id] : null}
          </Step>
        ))}
      </Steps>
      <Buttons>
        <Button $variant="quiet" $size="small" aria-expanded={isExpanded} onClick={toggle}>
          {isExpanded ? text.less : text.more}
        </Button>
        <Button $variant="quiet" $size="small" onClick={onHide}>
          {text.close}
        </Button>
      </Buttons>
    </Frame>
  );
}

/** Offers the phone of the sandbox, too. */
function Send({ onPhone, children }: { onPhone: (() => void) | undefined; children: ReactNode }) {
  if (!onPhone) return children;
  return (
    <Pair>
      {children}
      <Button $variant="primary" $size="small" aria-label={text.phone} onClick={onPhone}>
        <Smartphone aria-hidden="true" />
        <span>{text.phone}</span>
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
  @container (max-width: 900px) { svg + span { display: none; } }
`;

function Go({ to, children }: { to: string; children: string }) {
  return (
    <GoLink to={to} $variant="primary" $size="small">
      {children}
    </GoLink>
  );
}

const GoLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
  max-width: 100%;
  overflow: hidden;
`;

const Frame = styled(Card)<{ $isExpanded: boolean }>`
  ${checklistHeight}
  container-type: inline-size;
  display: grid;
  grid-template: ${({ $isExpanded }) =>
    $isExpanded ? `'head buttons' 'steps steps' / minmax(0, 1fr) auto` : `'head steps buttons' / auto minmax(0, 1fr) auto`};
  align-items: center;
  gap: ${space.half} ${space.x2};
  padding: ${space.half} ${space.half} ${space.half} ${space.x2};
  ${({ $isExpanded }) => ($isExpanded ? '' : `li { padding: 0; } li[aria-current] { background: none; } li > div:nth-child(2) { flex: 0 999 auto; }`)}
  ${media.narrow} { grid-template: 'head buttons' 'steps steps' / minmax(0, 1fr) auto; gap: 0; padding: ${space.half} ${space.half} ${space.x1half} ${space.x1half}; ol { padding-inline-end: ${space.x1}; } }
`;

const Head = styled.div`
  grid-area: head;
  display: flex;
  align-items: center;
  gap: 0 ${space.x1half};
  min-width: 0;
  h2 { overflow: hidden; min-width: 0; text-overflow: ellipsis; font-size: ${font.size.body}; white-space: nowrap; }
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; white-space: nowrap; }
`;

const Buttons = styled.div`
  grid-area: buttons;
  display: flex;
  ${media.narrow} { [aria-expanded='false'] + button { display: none; } }
`;

const Bar = styled.div`
  width: 96px;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  @container (max-width: 1000px) { display: none; }
  overflow: hidden;
  span { display: block; height: 100%; border-radius: inherit; background: ${color.accent}; }
`;

const Steps = styled.ol`
  grid-area: steps;
  display: grid;
  min-width: 0;
  gap: ${space.half};
`;

const Step = styled.li<{ $isDone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  &[aria-current] { background: ${color.sunken}; }
  > div:nth-child(2) { flex: 1; min-width: 0; }
  h3 {
    font-size: ${font.size.body};
    font-weight: ${font.weight.medium};
    color: ${({ $isDone }) => ($isDone ? color.textMuted : color.text)};
  }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
  /* What to do fills the line below its name. */
  ${media.narrow} {
    flex-wrap: wrap;
    gap: ${space.x1};
    > div:nth-child(2) { flex: 1 1 calc(100% - 36px); }
    > :nth-child(3) { flex: 1 0 100%; justify-content: center; }
    > div:nth-child(3) > * { flex: 1; justify-content: center; }
  }
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border: 1.5px solid ${({ $isDone }) => ($isDone ? color.success : color.borderStrong)};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? color.successSoft : color.surface)};
  color: ${({ $isDone }) => ($isDone ? color.success : color.textMuted)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  svg { width: 16px; height: 16px; }
`;

const Finished = styled(Card)`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x2};
  padding: ${space.x2};
  > svg { flex: none; color: ${color.success}; }
  > div { flex: 1 1 160px; min-width: 0; }
  h2 { font-size: ${font.size.body}; }
  p { color: ${color.textMuted}; }
`;
