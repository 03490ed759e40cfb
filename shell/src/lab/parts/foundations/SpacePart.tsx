import { color, radius, shadow, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { State } from '../../State.tsx';

export function SpacePart() {
  return (
    <>
      <State name="Space: the 8 px grid" inRow>
        {Object.entries(space).map(([name, size]) => (
          <Step key={name}>
            <i style={{ width: size, height: size }} />
            {name}
          </Step>
        ))}
      </State>
      <State name="Radius and shadow" inRow>
        {Object.entries(radius).map(([name, size]) => (
          <Sample key={name} style={{ borderRadius: size }}>
            {name}
          </Sample>
        ))}
        {Object.entries(shadow).map(([name, value]) => (
          <Sample key={name} style={{ boxShadow: value, borderRadius: radius.medium }}>
            {name}
          </Sample>
        ))}
      </State>
    </>
  );
}

const Step = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space.half};
  font-size: 0.75rem;
  i { background: ${color.accent}; }
`;

const Sample = styled.span`
  display: grid;
  place-items: center;
  min-width: 80px;
  min-height: 48px;
  border: 1px solid ${color.border};
  background: ${color.surface};
`;
