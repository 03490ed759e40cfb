import styled from 'styled-components';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsLost, selectLiveness } from '../../store/slices/liveness.slice.ts';
import { color, font } from '../../ui/index.ts';
import { useNowMs } from '../../ui/times/useNowMs.ts';
import { copy } from '../copy.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

interface StaleNoteProps {
  /** Epoch milliseconds; by default the last contact with the server. */
  at?: number | undefined;
}

/** Shows the age of figures, "Updated 3 min ago", while they may be outdated. */
export function StaleNote({ at }: StaleNoteProps) {
  const isLost = useAppSelector(selectIsLost);
  return isLost ? <Age at={at} /> : null;
}

function Age({ at }: StaleNoteProps) {
  const { lastContactAt } = useAppSelector(selectLiveness);
  const nowMs = useNowMs();
  const sinceMs = at ?? (lastContactAt ? Date.parse(lastContactAt) : null);
  if (sinceMs === null) return null;
  const minutes = Math.max(0, Math.floor((nowMs - sinceMs) / MINUTE_MS));
  const text = minutes < HOUR_MINUTES ? copy.liveness.minutes(minutes) : copy.liveness.hours(Math.floor(minutes / HOUR_MINUTES));
  return <Text>{text}</Text>;
}

const Text = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
  letter-spacing: normal;
`;
