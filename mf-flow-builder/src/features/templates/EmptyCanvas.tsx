import { Button, color, font, lazyPart, media, motion, radius, shadow, space } from '@fanfare/shared/ui';
import { LayoutTemplate, Square } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { templateCopy } from '../../copy/files/templates.ts';
import { copy as builderCopy } from '../../copy.ts';
import { importTemplates } from './importTemplates.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';

const copy = templateCopy.empty;

type Offer = keyof typeof copy.offers;
const offers = Object.entries(copy.offers) as [Offer, { name: string; about: string }][];

/** Drawn once the templates have loaded. */
const { Part: Picture } = lazyPart<{ id: string }>(async () => {
  const [{ FlowThumb }, templates] = await Promise.all([
    import(/* webpackChunkName: "templates" */ './FlowThumb.tsx'),
    importTemplates(),
  ]);
  const graphs = new Map(templates.map(({ id, graph }) => [id, graph]));
  return ({ id }) => {
    const graph = graphs.get(id);
    return graph ? <FlowThumb graph={graph} /> : null;
  };
});

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
  if (isBlank) return <Hint>{builderCopy.canvas.empty}</Hint>;
  return (
    <Area>
      <Title>{copy.title}</Title>
      <Cards>
        {offers.map(([id, { name, about }]) => (
          <Card key={id} type="button" onClick={() => setOffer(id)} onPointerEnter={preload} onFocus={preload}>
            <Sheet>
              <Picture id={id} />
            </Sheet>
            <strong>{name}</strong>
            <span>{about}</span>
          </Card>
        ))}
      </Cards>
      <Others>
        <Button onClick={() => setIsBlank(true)}>
          <Square aria-hidden="true" />
          {copy.blank}
        </Button>
        <Button $variant="quiet" onClick={() => setIsBrowsing(true)}>
          <LayoutTemplate aria-hidden="true" />
          {templateCopy.open}
        </Button>
      </Others>
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
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.x2};
  padding: ${space.x2};
  align-content: safe center;
  ${media.narrow} { align-content: start; justify-items: stretch; text-align: center; }
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
  grid-template-columns: repeat(auto-fit, minmax(190px, 224px));
  justify-content: center;
  gap: ${space.x2};
  width: min(100%, 944px);
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space.x1}; }
`;

const Card = styled.button`
  display: grid;
  grid-template-rows: 96px auto 1fr;
  gap: 2px;
  padding: ${space.x1} ${space.x1} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: border-color ${motion.quick}, box-shadow ${motion.quick};
  strong { padding-inline: ${space.half}; font-weight: ${font.weight.medium}; }
  > span:last-child { padding-inline: ${space.half}; color: ${color.textMuted}; font-size: ${font.size.small}; line-height: 1.4; }
  &:hover { border-color: ${color.accent}; box-shadow: ${shadow.high}; }
  ${media.narrow} {
    grid-template: auto auto / 88px minmax(0, 1fr);
    column-gap: ${space.x1};
    padding: ${space.x1};
  }
`;

const Sheet = styled.span`
  display: block;
  min-width: 0;
  margin-bottom: ${space.x1};
  padding: ${space.x1};
  border-radius: ${radius.medium};
  background: ${color.canvas};
  ${media.narrow} { grid-row: 1 / 3; height: 56px; margin: 0; padding: ${space.half}; }
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.x1};
`;

const Hint = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.textMuted};
  pointer-events: none;
`;
