export { JsonBlock } from '../ui/cards/JsonBlock.tsx';
export { SectionCard } from '../ui/cards/SectionCard.tsx';
export { StatCard, StatRow } from '../ui/cards/StatCard.tsx';
export { Progress } from '../ui/controls/Progress.tsx';
export { SegmentedControl } from '../ui/controls/SegmentedControl.tsx';
export {
  clockText,
  dateText,
  daysText,
  dayText,
  exactClockText,
  exactMomentText,
  hourText,
  longDayText,
  momentText,
  monthText,
  recentMomentText,
  weekdayClockText,
  weekdayNames,
  weekdayText,
} from '../ui/formats/dates.ts';
export { durationText, latencyText, remainingText } from '../ui/formats/durations.ts';
export { countText, decimalText, listText, percentText, signedText } from '../ui/formats/numbers.ts';
export { RelativeTime } from '../ui/times/RelativeTime.tsx';
export { useNowMs } from '../ui/times/useNowMs.ts';
export { AccountField } from './accounts/AccountField.tsx';
export { AccountLabel } from './accounts/AccountLabel.tsx';
export { AccountNote } from './accounts/AccountNote.tsx';
export { RowAccount } from './accounts/RowAccount.tsx';
export { useRowAccount } from './accounts/useRowAccount.ts';
export {
  Considerations,
  Considered,
  ConsideredLine,
  ConsideredList,
  ConsideredNote,
} from './decisions/Considerations.tsx';
export { EventWindow } from './deprecated.ts';
export { DoctorChecks } from './diagnostics/DoctorChecks.tsx';
export { contentText } from './events/contentText.ts';
export { EventDialog } from './events/EventDialog.tsx';
export { EventTypeIcon } from './events/EventTypeIcon.tsx';
export { eventName } from './events/eventName.ts';
export { eventTypeNames } from './events/eventTypeNames.ts';
export { isNotice } from './events/isNotice.ts';
export { isRetryable } from './events/isRetryable.ts';
export { noticeLink } from './events/noticeLink.ts';
export { outcomeTexts } from './events/outcomeTexts.ts';
export { ProcessedStatusBadge } from './events/ProcessedStatusBadge.tsx';
export { previewText } from './events/previewText.ts';
export { senderName } from './events/senderName.ts';
export { eventSource } from './explanation/timeline/eventSource.ts';
export { FigureCard } from './figures/FigureCard.tsx';
export { figureList } from './figures/figureList.ts';
export { figureTexts } from './figures/figureTexts.ts';
export { useSoftCount } from './figures/useSoftCount.ts';
export { LiveBadge } from './liveness/LiveBadge.tsx';
export { StaleNote } from './liveness/StaleNote.tsx';
