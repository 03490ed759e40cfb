import { Dialog, Field, font, space } from '@fanfare/shared/ui';
import { CopyButton } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const text = copy.testerLink;

interface TesterLinkProps {
  /** Null: closed. */
  made: { build: string; link: string; until: string } | null;
  onClose: () => void;
}

export function TesterLink({ made, onClose }: TesterLinkProps) {
  return (
    <Dialog open={made !== null} onClose={onClose} title={text.title} closeLabel={text.close}>
      {made ? (
        <Body>
          <p>{text.lead(made.build, made.until)}</p>
          <Link label={text.label} readOnly value={made.link} onFocus={({ target }) => target.select()} />
          <CopyButton text={() => made.link} label={text.copy} />
        </Body>
      ) : null}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  > div { width: 100%; }
`;

const Link = styled(Field)`
  font-family: ${font.mono};
  font-size: ${font.size.small};
`;
