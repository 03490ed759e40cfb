import { type RunStory, routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { color, font, IconButton, motion, radius, shadow, space } from '@fanfare/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { numbersCopy } from '../../../copy/panels/numbers.ts';
import { runCopy } from '../../../copy/panels/run.ts';
import { prefersReducedMotion } from '../../../state/prefersReducedMotion.ts';
import { elapsedText } from '../run/elapsedText.ts';
import { pathOf, type Stop } from '../run/pathOf.ts';
import { useRunStoryQuery } from '../run/runs.api.ts';
import { useShowStop } from '../run/useShowStop.ts';
import type { LiveRunFacts } from './liveRunOf.ts';

const copy = runCopy.live;
const STEP_MS = 180;
const SHOWN_MS = 10_000;
/** Older steps are not shown as new. Clocks may differ by this, too. */
const RECENT_MS = 60_000;

export interface LiveRunProps {
  run: LiveRunFacts;
  onEnd: () => void;
}

/** Lights the path of a run that happens now, node by node, and leaves it lit for some seconds. */
export function LiveRun({ run, onEnd }: LiveRunProps) {
  const { data: story, refetch, isUninitialized } = useRunStoryQuery(run.runId);
  const [seen, setSeen] = useState(run.seq);
  useEffect(() => {
    if (isUninitialized || seen === run.seq) return;
    setSeen(run.seq);
    void refetch();
  }, [run.seq, seen, isUninitialized, refetch]);
  const isOld = story !== undefined && firstRecent(pathOf(story), story.startedAt) === null;
  useEffect(() => {
    if (isOld) onEnd();
  }, [isOld, onEnd]);
  return story && !isOld ? <Path story={story} eventId={run.eventId} onEnd={onEnd} /> : null;
}

/** Place of the first new step, or null if nothing has just happened. */
function firstRecent(path: readonly Stop[], startedAt: string): number | null {
  const sinceMs = Date.now() - RECENT_MS - Date.parse(startedAt);
  const place = path.findIndex(({ atMs }) => atMs >= sinceMs);
  return place === -1 ? null : place;
}

function Path({ story, eventId, onEnd }: { story: RunStory; eventId: string; onEnd: () => void }) {
  const path = useMemo(() => pathOf(story), [story]);
  const end = path.length - 1;
  const [place, setPlace] = useState(() => (prefersReducedMotion() ? end : (firstRecent(path, story.startedAt) ?? end)));
  const [isHeld, setIsHeld] = useState(false);
  useShowStop(path, place, { isFollowed: false });

  useEffect(() => {
    if (place >= end) return undefined;
    const timer = setTimeout(() => setPlace(prefersReducedMotion() ? end : place + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [place, end]);
  useEffect(() => {
    if (place < end || isHeld) return undefined;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [place, end, isHeld, onEnd]);

  const { username } = story.contact;
  const last = path[end];
  return (
    <Pill
      aria-label={copy.label}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Pulse aria-hidden="true" />
      <span role="status">{copy.title(username === null ? numbersCopy.people.unnamed : `@${username}`)}</span>
      {last ? (
        <Facts>
          {copy.steps(path.length)} · {elapsedText(last.atMs)}
        </Facts>
      ) : null}
      <Link to={`${routes.dashboard}?why=${encodeURIComponent(eventId)}`}>{copy.why}</Link>
      <IconButton $variant="quiet" $size="small" aria-label={copy.hide} onClick={onEnd}>
        <X aria-hidden="true" />
      </IconButton>
    </Pill>
  );
}

const Pill = styled.section`
  position: absolute;
  inset-inline: 0;
  bottom: ${space.x2};
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x1half};
  width: fit-content;
  max-width: calc(100% - 2 * ${space.x2});
  margin-inline: auto;
  padding: ${space.half} ${space.half} ${space.half} ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  font-size: ${font.size.small};
  animation: live-run-arrives ${motion.calm};
  @keyframes live-run-arrives { from { translate: 0 8px; opacity: 0; } }
  > [role='status'] { font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
`;

const Pulse = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.success};
`;

const Facts = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
