import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Allows line breaks after slashes. */
export function Address({ text }: { text: string }) {
  let end = 0;
  return (
    <Code>
      {text.split(/(?<=\/)/).map((part) => {
        end += part.length;
        return (
          <Fragment key={end}>
            {part}
            <wbr />
          </Fragment>
        );
      })}
    </Code>
  );
}

const Code = styled.code`
  overflow-wrap: break-word;
`;
