import { Button, color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../messages/copy.ts';
import { BrokenDrawing } from './drawings/BrokenDrawing.tsx';

const text = copy.shellCrashed;

export function CrashedPage() {
  return (
    <Page>
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
  p { max-width: 52ch; color: ${color.textMuted}; }
`;

const Title = styled.h1`
  margin-bottom: ${space.x1};
  font-size: ${font.size.display};
  font-weight: ${font.weight.bold};
  line-height: 1.25;
`;
