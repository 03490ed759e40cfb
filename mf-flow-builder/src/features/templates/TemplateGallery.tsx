import type { FlowTemplate } from '@fanfare/engine/flow-templates';
import { Badge, Button, color, font, media, motion, radius, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { templateCopy as copy } from '../../copy/files/templates.ts';
import { FlowSketch } from '../../state/sketch/FlowSketch.tsx';
import { nodeText } from '../../state/texts/nodeText.ts';
import { useTemplate } from './useTemplate.ts';

interface TemplateGalleryProps {
  templates: readonly FlowTemplate[];
  onUsed: () => void;
}

export function TemplateGallery({ templates, onUsed }: TemplateGalleryProps) {
  const [chosenId, setChosenId] = useState(templates[0]?.id);
  const apply = useTemplate();
  const chosen = templates.find(({ id }) => id === chosenId);
  return (
    <Split>
      <List aria-label={copy.list}>
        {templates.map(({ id, name, audience }) => (
          <li key={id}>
            <Choice type="button" aria-pressed={id === chosenId} onClick={() => setChosenId(id)}>
              <strong>{name}</strong>
              <small>{audience}</small>
            </Choice>
          </li>
        ))}
      </List>
      {chosen ? (
        <Chosen
          template={chosen}
          onUse={() => {
            apply(chosen);
            onUsed();
          }}
        />
      ) : null}
    </Split>
  );
}

function Chosen({ template: { name, about, audience, todo, graph }, onUse }: { template: FlowTemplate; onUse: () => void }) {
  return (
    <Preview>
      <header>
        <h3>{name}</h3>
        <Badge>{copy.audience(audience)}</Badge>
      </header>
      <p>{about}</p>
      <Sheet>
        <FlowSketch label={copy.preview(name)} graph={graph} textOf={nodeText} />
      </Sheet>
      <h4>{copy.todo}</h4>
      <ul>
        {todo.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button $variant="primary" onClick={onUse}>
        {copy.use}
      </Button>
    </Preview>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space.x2};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space.half};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.narrow} { grid-auto-flow: column; overflow-x: auto; justify-content: start; padding-bottom: ${space.half}; }
`;

const Choice = styled.button`
  display: grid;
  width: 100%;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};
  strong { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
  &:hover { background: ${color.sunken}; }
  &[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; }
  ${media.narrow} { width: 150px; height: 100%; }
`;

const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  align-content: start;
  gap: ${space.x1half};
  header { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1}; }
  h3 { font-size: ${font.size.lead}; font-weight: ${font.weight.bold}; }
  h4 { margin: 0; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  p, li { color: ${color.textMuted}; font-size: ${font.size.small}; }
  ul { margin: 0; padding-inline-start: ${space.x2}; list-style: disc; }
  > button { justify-self: start; }
  ${media.narrow} { > button { position: sticky; bottom: 0; justify-self: stretch; } }
`;

const Sheet = styled.div`
  height: 300px;
  padding: ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.canvas};
`;
