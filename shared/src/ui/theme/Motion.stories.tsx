import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Row, Stack } from '../../../.storybook/layout.ts';
import { color, depth, font, motion, radius, shadow, space } from './tokens.ts';

export default { title: 'Foundations/Motion' } satisfies Meta;

const STEP_PX = 16;

export const Motion: StoryObj = {
  render: () => (
    <Stack>
      <p>Durations: hover to play. Nothing moves with reduced motion.</p>
      <Row>
        {Object.entries(motion).map(([name, value]) => (
          <Mover key={name} style={{ transition: `translate ${value}` }}>
            {name}: {value}
          </Mover>
        ))}
      </Row>
      <p>Depth: the order of layers</p>
      <Layers>
        {Object.entries(depth).map(([name, value], step) => (
          <li key={name} style={{ zIndex: value, marginLeft: step * STEP_PX }}>
            {name} {value}
          </li>
        ))}
      </Layers>
    </Stack>
  ),
};

const Mover = styled.span`
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  &:hover { translate: 0 -${space.x1}; }
`;

const Layers = styled.ol`
  display: grid;
  justify-items: start;
  isolation: isolate;
  padding-bottom: ${space.x1};
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
