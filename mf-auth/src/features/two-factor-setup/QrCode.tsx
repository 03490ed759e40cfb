import { radius } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { encode } from 'uqr';

/** Generates the QR code in the browser, so that the secret is not sent anywhere. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, data } = encode(content, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}

// Dark on white in both themes, because many scanners reject the reverse.
const Picture = styled.svg`
  display: block;
  width: min(220px, 100%);
  margin: 0 auto;
  border-radius: ${radius.small};
  background: #fff;
`;
