import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Badge, Banner, color, Dialog, font, radius, SkeletonRows, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { readBuildFile } from '../../state/readBuildFile.ts';

const text = copy.boots;

/** Subset of `boot-report.json`. */
interface BootReport {
  at: string;
  cells: readonly {
    shell: string;
    beside: Readonly<Record<string, string>>;
    pages: readonly { remote: string; route: string; problems: readonly string[]; ms: number | null; picture: string | null }[];
  }[];
}
type Page = BootReport['cells'][number]['pages'][number];

interface BootMatrixProps {
  remote: ReleasedRemote;
  build: string | null;
  onClose: () => void;
}

export function BootMatrix({ remote, build, onClose }: BootMatrixProps) {
  return (
    <Dialog open={build !== null} onClose={onClose} title={text.title(remote.title)} closeLabel={text.close}>
      {build ? <Report key={build} remote={remote.name} build={build} /> : null}
    </Dialog>
  );
}

function Report({ remote, build }: { remote: string; build: string }) {
  const [found, setFound] = useState<BootReport | 'none' | 'failed' | null>(null);
  const { fileUrl } = useHost().releases;
  useEffect(() => {
    let isCurrent = true;
    readBuildFile<BootReport>(fileUrl(remote, build, 'boot-report.json')).then(
      (report) => isCurrent && setFound(report ?? 'none'),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, build, fileUrl]);
  return (
    <Body>
      {found === null ? <SkeletonRows label={text.loading} count={4} height="120px" /> : null}
      {found === 'failed' ? <Banner tone="danger">{text.failed}</Banner> : null}
      {found === 'none' ? <p>{text.none(build)}</p> : null}
      {typeof found === 'object' && found ? (
        <>
          <Banner tone="info">{text.publisherSays}</Banner>
          <p>{text.when(build, found.at)}</p>
          {found.cells.map(({ shell, beside, pages }) => (
            <section key={[shell, ...Object.values(beside)].join(' ')}>
              <h3>{text.shell(shell)}</h3>
              <Beside>{text.beside(Object.entries(beside).map(([name, other]) => `${name} ${other}`))}</Beside>
              <Pages>
                {pages.map((page) => (
                  <BootedPage
                    key={`${page.remote} ${page.route}`}
                    page={page}
                    urlOf={(file) => fileUrl(remote, build, file).href}
                  />
                ))}
              </Pages>
            </section>
          ))}
        </>
      ) : null}
    </Body>
  );
}

function BootedPage({ page: { remote, route, problems, ms, picture }, urlOf }: { page: Page; urlOf: (file: string) => string }) {
  const name = `${remote} ${route}`;
  const address = picture === null ? null : urlOf(picture);
  const [isLarge, setLarge] = useState(false);
  return (
    <Item $isLarge={isLarge}>
      {address ? (
        <button type="button" aria-expanded={isLarge} onClick={() => setLarge(!isLarge)}>
          <img loading="lazy" src={address} alt={text.picture(name)} width={1280} height={800} />
        </button>
      ) : null}
      <Line>
        {problems.length > 0 ? <Badge tone="danger">{text.fails}</Badge> : <Badge tone="success">{text.boots}</Badge>}
        <span>{name}</span>
        {ms === null ? null : <span>{copy.milliseconds(ms)}</span>}
      </Line>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Item>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.x2};
  p { color: ${color.textMuted}; overflow-wrap: anywhere; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
`;

const Beside = styled.p`
  font-size: ${font.size.small};
`;

const Pages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space.x2};
  margin-top: ${space.x1};
  img { display: block; width: 100%; height: auto; border: 1px solid ${color.border}; border-radius: ${radius.small}; }
`;

const Item = styled.li<{ $isLarge: boolean }>`
  ${({ $isLarge }) => $isLarge && 'grid-column: 1 / -1;'}
  button { display: block; width: 100%; padding: 0; border: 0; background: none; cursor: ${({ $isLarge }) => ($isLarge ? 'zoom-out' : 'zoom-in')}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x1};
  margin-top: ${space.half};
  font-size: ${font.size.small};
`;
