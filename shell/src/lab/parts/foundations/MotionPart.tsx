import { color, depth, font, motion, radius, shadow, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { State } from '../../State.tsx';

const STEP_PX = 16;

export function MotionPart() {
  return (
    <>
      <State name="Motion: rest on one; nothing moves for those who asked for less" inRow>
        {Object.entries(motion).map(([name, value]) => (
          <Mover key={name} style={{ transition: `translate ${value}` }}>
            {name}: {value}
          </Mover>
        ))}
      </State>
      <State name="Depth: what lies above what">
        <Pile>
          {Object.entries(depth).map(([name, value], step) => (
            <li key={name} style={{ zIndex: value, marginLeft: step * STEP_PX }}>
              {name} {value}
            </li>
          ))}
        </Pile>
      </State>
    </>
  );
}

const Mover = styled.span`
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  &:hover { translate: 0 -${space.x1}; }
`;

const Pile = styled.ol`
  display: grid;
  justify-items: start;
  isolation: isolate;
  padding-bottom: ${space.x1};
  list-style: none;
  li {
    position: relative;
    width: 144px;
    margin-bottom: -${space.x1};
    padding: ${space.x1} ${space.x1half};
    border: 1px solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.surface};
    box-shadow: ${shadow.high};
    font-size: ${font.size.small};
  }
`;
