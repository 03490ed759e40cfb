import { Button, color, font, lazyPart, media, motion, radius, shadow, space } from '@fanfare/shared/ui';
import { LayoutTemplate, type LucideIcon, MessageCircleReply, MessagesSquare, Square } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { templateCopy } from '../../copy/files/templates.ts';
import { copy as builderCopy } from '../../copy.ts';
import { importTemplates } from './importTemplates.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';

const copy = templateCopy.empty;

type Offer = 'link-by-comment' | 'questions';

/** Loaded lazily, because it includes every template. */
const { Part: UseTemplate, preload } = lazyPart<{ id: string; onMissing: () => void }>(
  async () => {
    const [{ UseTemplate }, templates] = await Promise.all([
      import(/* webpackChunkName: "templates" */ './UseTemplate.tsx'),
      importTemplates(),
    ]);
    return ({ id }) => <UseTemplate templates={templates} id={id} />;
  },
  { onMissing: ({ onMissing }) => onMissing() },
);

export function EmptyCanvas() {
  const [isBlank, setIsBlank] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBrowsing, setIsBrowsing] = useState(false);
  const card = (what: { name: string; about: string }, Icon: LucideIcon, act: () => void) => (
    <Card type="button" onClick={act} onPointerEnter={preload} onFocus={preload}>
      <Icon aria-hidden="true" />
      <strong>{what.name}</strong>
      <span>{what.about}</span>
    </Card>
  );
  if (isBlank) return <Hint>{builderCopy.canvas.empty}</Hint>;
  return (
    <Area>
      <Title>{copy.title}</Title>
      <Cards>
        {card(copy.comment, MessageCircleReply, () => setOffer('link-by-comment'))}
        {card(copy.questions, MessagesSquare, () => setOffer('questions'))}
        {card(copy.blank, Square, () => setIsBlank(true))}
      </Cards>
      <Button $variant="quiet" onClick={() => setIsBrowsing(true)}>
        <LayoutTemplate aria-hidden="true" />
        {templateCopy.open}
      </Button>
      {offer ? <UseTemplate id={offer} onMissing={() => setOffer(null)} /> : null}
      <TemplatesDialog open={isBrowsing} onClose={() => setIsBrowsing(false)} />
    </Area>
  );
}

/** Ignores pointer events, so that drops reach the canvas. */
const Area = styled.div`
  position: absolute;
  inset: 0;
  z-index: 4;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.x2};
  padding: ${space.x2};
  ${media.narrow} { place-content: safe center stretch; }
  overflow-y: auto;
  pointer-events: none;
  > * { pointer-events: auto; }
`;

const Title = styled.p`
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 210px));
  gap: ${space.x2};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space.x1}; }
`;

const Card = styled.button`
  display: grid;
  align-content: start;
  gap: ${space.half};
  padding: ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: border-color ${motion.quick}, box-shadow ${motion.quick};
  svg { width: 36px; height: 36px; margin-bottom: ${space.half}; padding: ${space.x1}; border-radius: ${radius.small}; background: ${color.accentSoft}; color: ${color.accent}; }
  strong { font-weight: ${font.weight.bold}; }
  span { color: ${color.textMuted}; font-size: ${font.size.small}; }
  &:hover { border-color: ${color.accent}; box-shadow: ${shadow.high}; }
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.x1half};
    padding: ${space.x1};
    svg { grid-row: 1 / 3; margin: 0; }
  }
`;

const Hint = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.textMuted};
  pointer-events: none;
`;
