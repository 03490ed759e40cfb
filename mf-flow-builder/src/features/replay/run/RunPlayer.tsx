import { errorText } from '@fanfare/shared/api';
import type { RunStory } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { useLocation, useNavigate } from '@fanfare/shared/router';
import { Badge, color, font, IconButton, media, Select, Skeleton, space } from '@fanfare/shared/ui';
import { Pause, Play, StepBack, StepForward, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import styled from 'styled-components';
import { numbersCopy } from '../../../copy/panels/numbers.ts';
import { runCopy as copy } from '../../../copy/panels/run.ts';
import { copy as builderCopy } from '../../../copy.ts';
import { nodeName } from '../../../state/graph/nodeTitle.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { usePanel } from '../../../state/usePanel.ts';
import { elapsedText } from './elapsedText.ts';
import { pathOf, speeds } from './pathOf.ts';
import { useRunStoryQuery } from './runs.api.ts';
import { usePlayer } from './usePlayer.ts';
import { useShowStop } from './useShowStop.ts';

/** Plays the run that the URL names: `?run=<id>`. Opens its flow first. */
export function RunPlayer() {
  const { runId, closeRun } = usePanel();
  const { data: story, error } = useRunStoryQuery(runId ?? '', { skip: runId === null });
  const openFlowId = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow)?.id;
  const isOpen = story !== undefined && openFlowId === story.flow.id;
  useOpenFlowOf(story, isOpen);
  if (runId === null) return null;
  return (
    <Bar aria-label={copy.player}>
      {story && isOpen ? (
        <Player key={story.id} story={story} />
      ) : error ? (
        <Grow role="alert">{textOf(error)}</Grow>
      ) : (
        <Waiting />
      )}
      <IconButton $variant="quiet" $size="small" aria-label={copy.close} onClick={closeRun}>
        <X aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

function Waiting() {
  return (
    <Grow aria-busy="true">
      <Skeleton $height="24px" />
    </Grow>
  );
}

function textOf(error: Parameters<typeof errorText>[0]): string {
  return `${copy.failed} ${errorText(error, { network: builderCopy.connectionFailed, fallback: builderCopy.serverFailed })}`;
}

function useOpenFlowOf(story: RunStory | undefined, isOpen: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = useEffectEvent((name: string) => {
    const query = new URLSearchParams(search);
    query.set('flow', name);
    navigate({ search: query.toString() }, { replace: true });
  });
  const name = story?.flow.name;
  useEffect(() => {
    if (name !== undefined && !isOpen) open(name);
  }, [name, isOpen]);
}

function Player({ story }: { story: RunStory }) {
  const path = useMemo(() => pathOf(story), [story]);
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  const { place, isRunning, speed, setSpeed, goTo, toggle } = usePlayer(path);
  useShowStop(path, place);
  const { username } = story.contact;
  const stop = path[place];
  const node = nodes.find(({ id }) => id === stop?.nodeId);
  const where = node ? nodeName(node) : numbersCopy.gone;
  return (
    <>
      <About>
        <strong>{username === null ? numbersCopy.people.unnamed : `@${username}`}</strong>
        <RelativeTime at={story.startedAt} />
        {story.isSimulated ? <Badge>{copy.simulated}</Badge> : null}
      </About>
      {stop ? (
        <>
          <Buttons>
            <IconButton
              $variant="quiet"
              $size="small"
              aria-label={copy.back}
              disabled={place === 0}
              onClick={() => goTo(place - 1)}
            >
              <StepBack aria-hidden="true" />
            </IconButton>
            <IconButton $size="small" aria-label={isRunning ? copy.pause : copy.play} onClick={toggle}>
              {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
            <IconButton
              $variant="quiet"
              $size="small"
              aria-label={copy.forward}
              disabled={place === path.length - 1}
              onClick={() => goTo(place + 1)}
            >
              <StepForward aria-hidden="true" />
            </IconButton>
          </Buttons>
          <Range
            type="range"
            aria-label={copy.step}
            aria-valuetext={copy.stepText(place + 1, path.length, where, elapsedText(stop.atMs))}
            min={0}
            max={path.length - 1}
            value={place}
            onChange={({ target }) => goTo(Number(target.value))}
          />
          <Now role="status" aria-live={isRunning ? 'off' : 'polite'}>
            {copy.stepText(place + 1, path.length, where, elapsedText(stop.atMs))}
          </Now>
          <Pace
            aria-label={copy.speed}
            value={speed}
            onChange={({ target }) => setSpeed(speeds.find((known) => known === target.value) ?? 'steps')}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {copy.speeds[one]}
              </option>
            ))}
          </Pace>
        </>
      ) : (
        <Grow>{copy.empty}</Grow>
      )}
    </>
  );
}

const Bar = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1half};
  min-height: 52px;
  padding: ${space.half} ${space.x1half};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  font-size: ${font.size.small};
`;

const Grow = styled.p`
  flex: 1;
  min-width: 0;
`;

const About = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space.x1};
  min-width: 0;
  strong { font-weight: ${font.weight.bold}; overflow-wrap: anywhere; }
  time { color: ${color.textMuted}; }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
`;

const Range = styled.input`
  flex: 1;
  min-width: 80px;
  height: 24px;
  accent-color: ${color.accent};
`;

const Now = styled.span`
  min-width: 15em;
  font-variant-numeric: tabular-nums;
  ${media.narrow} { order: 1; flex: 1; }
`;

const Pace = styled(Select)`
  width: auto;
  min-height: 34px;
  font-size: inherit;
  ${media.narrow} { order: 1; }
`;
