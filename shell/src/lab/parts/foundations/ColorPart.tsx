import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { State } from '../../State.tsx';

const grounds = ['canvas', 'surface', 'sunken'] as const;
const inks = ['text', 'textMuted', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const soft = ['accent', 'success', 'warning', 'danger', 'info'] as const;

export function ColorPart() {
  return (
    <>
      <State name="Inks on every ground: 4.5:1 and more" inRow>
        {grounds.map((ground) => (
          <Swatch key={ground} style={{ background: color[ground] }}>
            {inks.map((ink) => (
              <span key={ink} style={{ color: color[ink] }}>
                {ink}
              </span>
            ))}
          </Swatch>
        ))}
      </State>
      <State name="Soft grounds with their ink" inRow>
        {soft.map((name) => (
          <Swatch key={name} style={{ background: color[`${name}Soft`], color: color[name] }}>
            {name}Soft
          </Swatch>
        ))}
      </State>
      <State name="Filled" inRow>
        <Swatch style={{ background: color.accent, color: color.onAccent }}>onAccent</Swatch>
        <Swatch style={{ background: color.danger, color: color.onAccent }}>onAccent on danger</Swatch>
        <Swatch style={{ background: color.inverse, color: color.onInverse }}>onInverse</Swatch>
      </State>
    </>
  );
}

const Swatch = styled.div`
  display: grid;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  font-size: ${font.size.small};
`;
