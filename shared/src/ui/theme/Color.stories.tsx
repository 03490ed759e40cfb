import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Row, Stack } from '../../../.storybook/layout.ts';
import { color, font, radius, space } from './tokens.ts';

export default { title: 'Foundations/Color' } satisfies Meta;

const backgrounds = ['canvas', 'surface', 'sunken'] as const;
const texts = ['text', 'textMuted', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const kinds = ['kindMessage', 'kindComment', 'kindStory', 'kindFlow', 'kindPerson', 'kindTime'] as const;
const soft = ['accent', 'success', 'warning', 'danger', 'info'] as const;

export const Color: StoryObj = {
  render: () => (
    <Stack>
      <p>Text on every background, at least 4.5:1</p>
      <Row>
        {backgrounds.map((background) => (
          <Swatch key={background} style={{ background: color[background] }}>
            {texts.map((text) => (
              <span key={text} style={{ color: color[text] }}>
                {text}
              </span>
            ))}
          </Swatch>
        ))}
      </Row>
      <p>Soft backgrounds</p>
      <Row>
        {soft.map((name) => (
          <Swatch key={name} style={{ background: color[`${name}Soft`], color: color[name] }}>
            {name}Soft
          </Swatch>
        ))}
      </Row>
      <p>Kinds</p>
      <Row>
        {kinds.map((name) => (
          <Swatch key={name} style={{ background: color[`${name}Soft`], color: color[name] }}>
            {name}
          </Swatch>
        ))}
      </Row>
      <p>Filled</p>
      <Row>
        <Swatch style={{ background: color.accent, color: color.onAccent }}>onAccent</Swatch>
        <Swatch style={{ background: color.danger, color: color.onAccent }}>onAccent on danger</Swatch>
        <Swatch style={{ background: color.inverse, color: color.onInverse }}>onInverse</Swatch>
      </Row>
    </Stack>
  ),
};

const Swatch = styled.div`
  display: grid;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  font-size: ${font.size.small};
`;
