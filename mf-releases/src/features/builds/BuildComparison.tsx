import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Badge, Banner, color, Dialog, font, SkeletonRows, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { readBuildFile } from '../../state/readBuildFile.ts';
import { type BuildDifference, type ComparedBuild, compareBuilds } from './compareBuilds.ts';

const text = copy.comparison;
const tones = { added: 'success', removed: 'danger', changed: 'warning' } as const;

interface BuildComparisonProps {
  remote: ReleasedRemote;
  /** Null: closed. */
  build: ReleasedBuild | null;
  onClose: () => void;
}

/** The live build is compared with its predecessor. */
export function BuildComparison({ remote, build, onClose }: BuildComparisonProps) {
  const other = remote.builds.find(({ state }) => state === (build?.state === 'live' ? 'fallback' : 'live'))?.build;
  return (
    <Dialog open={build !== null} onClose={onClose} title={text.title(remote.title)} closeLabel={text.close}>
      {build && other ? <Differences key={build.build} remote={remote.name} build={build.build} other={other} /> : null}
    </Dialog>
  );
}

function Differences({ remote, build, other }: { remote: string; build: string; other: string }) {
  const [found, setFound] = useState<readonly BuildDifference[] | 'failed' | null>(null);
  const { fileUrl } = useHost().releases;
  useEffect(() => {
    let isCurrent = true;
    const readFacts = async (name: string) => {
      const facts = await readBuildFile<ComparedBuild>(fileUrl(remote, name, 'release.json'));
      if (!facts) throw new Error(`${name} has no release.json.`);
      return facts;
    };
    Promise.all([readFacts(build), readFacts(other)]).then(
      ([one, two]) => isCurrent && setFound(compareBuilds(one, two)),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, build, other, fileUrl]);
  return (
    <Body>
      <p>{text.between(build, other)}</p>
      {found === null ? <SkeletonRows label={text.loading} count={4} height="24px" /> : null}
      {found === 'failed' ? <Banner tone="danger">{text.failed}</Banner> : null}
      {typeof found === 'object' && found ? <Found differences={found} /> : null}
    </Body>
  );
}

function Found({ differences }: { differences: readonly BuildDifference[] }) {
  if (differences.length === 0) return <p>{text.same}</p>;
  const kinds = [...new Set(differences.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <section key={kind}>
      <h3>{text.kinds[kind]}</h3>
      <ul>
        {differences
          .filter((difference) => difference.kind === kind)
          .map(({ name, change }) => (
            <li key={name}>
              <Badge tone={tones[change]}>{text[change]}</Badge> <code>{name}</code>
            </li>
          ))}
      </ul>
    </section>
  ));
}

const Body = styled.div`
  display: grid;
  gap: ${space.x2};
  p { color: ${color.textMuted}; overflow-wrap: anywhere; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.medium}; }
  ul { display: grid; gap: ${space.half}; margin-top: ${space.half}; }
  code { font-family: ${font.mono}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
