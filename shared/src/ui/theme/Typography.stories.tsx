import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../../../.storybook/layout.ts';
import { Wordmark } from '../frame/Wordmark.tsx';
import { font } from './tokens.ts';

export default { title: 'Foundations/Typography' } satisfies Meta;

const sizes = ['hero', 'display', 'title', 'lead', 'body', 'small'] as const;

export const Typography: StoryObj = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <span key={size} style={{ fontSize: font.size[size], lineHeight: 1.25 }}>
          {size}: connect, automate
        </span>
      ))}
      <Row>
        <span>Regular</span>
        <span style={{ fontWeight: font.weight.medium }}>Medium</span>
        <span style={{ fontWeight: font.weight.bold }}>Bold</span>
        <code style={{ fontFamily: font.mono }}>Mono 0123</code>
      </Row>
      <Row>
        <Wordmark />
        <Wordmark size={32} />
      </Row>
    </Stack>
  ),
};
