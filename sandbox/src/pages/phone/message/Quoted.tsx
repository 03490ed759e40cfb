import { styled } from 'styled-components';
import type { MessageView } from '../../../state/views.ts';

interface QuotedProps {
  message: MessageView;
  answered: MessageView | undefined;
}

export function Quoted({ message: { replyTo, storyUrl }, answered }: QuotedProps) {
  if (storyUrl !== null) return <Story src={storyUrl} alt="The story" />;
  if (replyTo === null) return null;
  return <Quote dir="auto">{answered?.text || answered?.note || 'An earlier message'}</Quote>;
}

const Story = styled.img`
  width: 64px;
  aspect-ratio: 9 / 16;
  border-radius: 12px;
  object-fit: cover;
`;

const Quote = styled.p`
  max-width: 220px;
  padding: 4px 12px;
  overflow: hidden;
  border-left: 3px solid var(--strongLine);
  font-size: 14px;
  color: var(--soft);
  white-space: nowrap;
  text-overflow: ellipsis;
`;
