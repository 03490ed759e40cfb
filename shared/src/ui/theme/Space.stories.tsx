import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Row, Stack } from '../../../.storybook/layout.ts';
import { color, font, radius, shadow, space } from './tokens.ts';

export default { title: 'Foundations/Space' } satisfies Meta;

export const Space: StoryObj = {
  render: () => (
    <Stack>
      <p>Steps of the 8 px grid</p>
      <Row>
        {Object.entries(space).map(([name, size]) => (
          <Step key={name}>
            <i style={{ width: size, height: size }} />
            {name}
          </Step>
        ))}
      </Row>
      <p>Radius and shadow</p>
      <Row>
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
      </Row>
    </Stack>
  ),
};

const Step = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space.half};
  font-size: ${font.size.small};
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
