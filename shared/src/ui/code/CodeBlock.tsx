import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';
import { CopyButton } from './CopyButton.tsx';

interface CodeBlockProps {
  label: string;
  code: string;
}

/** Text with a copy button. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <Frame>
      <Head>
        <span>{label}</span>
        <CopyButton text={() => code} />
      </Head>
      <Text role="group" aria-label={label} tabIndex={0}>
        {code}
      </Text>
    </Frame>
  );
}

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  padding-block: 0; padding-inline: ${space.x1half} ${space.half};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Text = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: ${space.x1half};
  overflow: auto;
  font-family: ${font.mono};
  font-size: ${font.size.small};
  line-height: 1.5;
  &:focus-visible { outline-offset: -2px; }
`;
