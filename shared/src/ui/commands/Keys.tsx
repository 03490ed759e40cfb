import { Fragment } from 'react';
import styled from 'styled-components';
import { color, font, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';

const text = copy.keys;

/** Shows a shortcut: `Mod+K`, `Shift+?`, or a sequence such as `G D`. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Row>
      {keys.split(' ').map((press, index) => (
        <Fragment key={`${index} ${press}`}>
          {index > 0 ? <span>{text.afterwards}</span> : null}
          {press.split(/(?<=.)\+/).map((key) => (
            <Key key={key}>
              <span aria-hidden={signs[key] ? true : undefined}>{nameOf(key)}</span>
              {signs[key] ? <VisuallyHidden>{signs[key]}</VisuallyHidden> : null}
            </Key>
          ))}
        </Fragment>
      ))}
    </Row>
  );
}

const signs: Readonly<Record<string, string>> = text.signs;

function nameOf(key: string): string {
  if (key === 'Mod' && /Mac|iPhone|iPad/.test(navigator.userAgent)) return '⌘';
  const shown = key === 'Mod' ? 'Ctrl' : key;
  return text.names[shown] ?? shown;
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  white-space: nowrap;
`;

const Key = styled.kbd`
  position: relative;
  min-width: 22px;
  padding: 0 6px;
  border: 1px solid ${color.border};
  border-bottom-width: 2px;
  border-radius: 5px;
  background: ${color.sunken};
  color: ${color.text};
  font-family: inherit;
  font-size: 0.75rem;
  line-height: 18px;
  text-align: center;
`;
