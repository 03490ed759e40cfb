import { isApiError, useEventStory } from '@fanfare/shared/api';
import type { WebhookEvent } from '@fanfare/shared/contracts';
import { eventName, SegmentedControl } from '@fanfare/shared/domain';
import { Link, oneOf, useQueryState } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, Dialog, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { Explanation, JsonTree } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { inspectorCopy as text } from '../../../copy/inspector.ts';
import { eventParams } from '../../../state/webhookParams.ts';
import { useStoredEventQuery } from '../events.api.ts';
import { EventDetails } from './EventDetails.tsx';
import { EventHeader } from './EventHeader.tsx';
import { EventReplay } from './EventReplay.tsx';

const partIds = ['timeline', 'payload', 'details', 'replay'] as const;
const params = { ...eventParams, part: oneOf(partIds, 'timeline') };
const options = partIds.map((value) => ({ value, label: text.parts[value] }));

export function EventInspector() {
  const { values, reset } = useQueryState(params);
  const { currentData, error, refetch } = useStoredEventQuery(values.event ?? '', { skip: values.event === null });
  const event = currentData?.data;
  const close = () => reset();
  return (
    <Dialog
      open={values.event !== null}
      onClose={close}
      title={event ? eventName(event) : text.loading}
      size="large"
      place="side"
    >
      {values.event === null ? null : event ? (
        <Story key={event.eventId} event={event} />
      ) : error ? (
        <Missing error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows label={text.loading} count={6} height="44px" />
      )}
    </Dialog>
  );
}

function Story({ event }: { event: WebhookEvent }) {
  const mayReplay = usePermission('events.manage');
  const { values, set } = useQueryState(params);
  return (
    <Frame>
      <EventHeader event={event} />
      <SegmentedControl
        legend={text.parts.label}
        options={mayReplay ? options : options.filter((option) => option.value !== 'replay')}
        value={values.part}
        onChange={(part) => set({ part })}
      />
      {values.part === 'timeline' ? <Why id={event.eventId} onOpen={(id) => set({ event: id })} /> : null}
      {values.part === 'payload' ? <JsonTree label={text.payload} value={event.payload} /> : null}
      {values.part === 'details' ? <EventDetails event={event} /> : null}
      {values.part === 'replay' && mayReplay ? (
        <EventReplay id={event.eventId} onOpen={(id) => set({ event: id, part: 'timeline' })} />
      ) : null}
    </Frame>
  );
}

function Why({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  return <Explanation {...useEventStory(id)} link={Link} onOpenEvent={onOpen} />;
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = isApiError(error) && error.kind === 'server' && error.status === 404;
  return (
    <StatePanel
      kind="failed"
      title={text.failed}
      error={isGone ? null : error}
      action={isGone ? null : <Button onClick={onRetry}>{text.again}</Button>}
    >
      {isGone ? text.missing : null}
    </StatePanel>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  > fieldset { justify-self: start; }
`;
