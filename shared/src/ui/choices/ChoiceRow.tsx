import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space, VisuallyHidden } from '../index.ts';

interface ChoiceRowProps {
  label: ReactNode;
  hint: ReactNode;
  hintId: string;
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
}

/** The whole row is clickable. */
export function ChoiceRow({ label, hint, hintId, isLabelHidden = false, children }: ChoiceRowProps) {
  return (
    <Row>
      <Words>
        {children}
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Words>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Row>
  );
}

const Words = styled.label`
  display: contents;
  cursor: pointer;
`;

const Row = styled.div`
  position: relative;
  display: inline-grid;
  grid-template-columns: auto auto;
  justify-content: start;
  column-gap: ${space.x1};
  min-height: 24px;
  input { margin-top: 2px; cursor: inherit; }
  &:has(:disabled) {
    color: ${color.textMuted};
    ${Words} { cursor: not-allowed; }
  }
`;

const Hint = styled.p`
  grid-column: 2;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
