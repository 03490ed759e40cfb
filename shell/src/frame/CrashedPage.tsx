import { Button, color, font, space, Wordmark } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../messages/copy.ts';
import { BrokenDrawing } from './drawings/BrokenDrawing.tsx';

const text = copy.shellCrashed;

export function CrashedPage() {
  return (
    <Page>
      <Wordmark />
      <BrokenDrawing />
      <div role="alert">
        <Title>{text.title}</Title>
        <p>{text.text}</p>
      </div>
      <Button $variant="primary" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.x3};
  min-height: 100dvh;
  padding: ${space.x4} ${space.x2};
  text-align: center;
  > :first-child { position: absolute; inset: ${space.x3} auto auto ${space.x3}; }
  p { max-width: 52ch; color: ${color.textMuted}; font-size: ${font.size.lead}; text-wrap: balance; }
`;

const Title = styled.h1`
  margin-bottom: ${space.x1};
  font-size: ${font.size.display};
  text-wrap: balance;
  font-weight: ${font.weight.bold};
  line-height: 1.25;
`;
