import { countText, StatCard, StatRow } from '@fanfare/shared/parts';
import { copy } from '../../copy.ts';
import type { MessageVolumeData } from './messageVolume.api.ts';

const text = copy.figures;

/** @param volume undefined while it loads */
export function Figures({ volume }: { volume: MessageVolumeData | undefined }) {
  const show = (value: number | undefined) => (value === undefined ? null : countText(value));
  return (
    <StatRow>
      <StatCard label={text.total} value={show(volume?.totalMessages)} />
      <StatCard label={text.inbound} value={show(volume?.inbound)} />
      <StatCard label={text.outbound} value={show(volume?.outbound)} />
      <StatCard label={text.activeConversations} value={show(volume?.activeConversations)} hint={text.activeConversationsHint} />
    </StatRow>
  );
}
