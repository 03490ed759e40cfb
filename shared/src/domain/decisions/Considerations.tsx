import styled from 'styled-components';
import type { Consideration } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { Badge, color, font, radius, space, type Tone } from '../../ui/index.ts';
import { copy } from '../copy.ts';

const text = copy.considerations;
const tones: Readonly<Record<Consideration['result'], Tone>> = { chosen: 'success', passed_over: 'info', no_match: 'neutral' };

interface ConsiderationsProps {
  considered: readonly (Pick<Consideration, 'automationId' | 'name' | 'result' | 'detail' | 'message'> & { exists?: boolean })[];
  results?: Readonly<Record<Consideration['result'], string>>;
}

/** Automations in evaluation order, with their results. */
export function Considerations({ considered, results = text.results }: ConsiderationsProps) {
  return (
    <ConsideredList role="list" aria-label={text.list}>
      {considered.map(({ automationId, name, result, detail, message, exists = true }) => (
        <Considered key={automationId}>
          <ConsideredLine>
            <strong>
              {name}
              {exists ? null : <ConsideredNote> ({text.deleted})</ConsideredNote>}
            </strong>
            <Badge tone={tones[result]}>{results[result]}</Badge>
          </ConsideredLine>
          <ConsideredNote>{localize(message, detail)}</ConsideredNote>
        </Considered>
      ))}
    </ConsideredList>
  );
}

// Some screen readers ignore lists without bullets, so the role is explicit.
export const ConsideredList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
`;

export const Considered = styled.li`
  display: grid;
  gap: 2px;
  padding: ${space.x1} ${space.x1half};
  border-radius: ${radius.small};
  background: ${color.sunken};
`;

export const ConsideredLine = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.x1};
  min-width: 0;
`;

export const ConsideredNote = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
