import { Fragment } from 'react';
import styled from 'styled-components';
import type { Command } from '../../contracts/index.ts';
import { color, Dialog, font, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import type { CommandViewProps } from './CommandViewProps.ts';
import { Keys } from './Keys.tsx';

/** All shortcuts by group; several shortcuts of one command are combined. */
export function ShortcutHelp({ open, onClose, commands }: CommandViewProps) {
  const groups = Map.groupBy(commands.filter(hasKeys), ({ group }) => group);
  return (
    <Dialog open={open} onClose={onClose} title={copy.shortcuts}>
      <Columns>
        {[...groups].map(([name, members]) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {[...Map.groupBy(members, ({ title }) => title)].map(([title, same]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    {same.map(({ id, keys }, place) => (
                      <Fragment key={id}>
                        {place > 0 ? <small> {copy.keys.or} </small> : null}
                        <Keys keys={keys} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Columns>
    </Dialog>
  );
}

function hasKeys(command: Command): command is Command & { keys: string } {
  return command.keys !== undefined;
}

const Columns = styled.div`
  columns: 240px 2;
  column-gap: ${space.x4};
  section { break-inside: avoid; padding-bottom: ${space.x2}; }
  h3 { padding-bottom: ${space.half}; color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  small { color: ${color.textMuted}; }
  dd { white-space: nowrap; }
  dl > div { display: flex; align-items: center; justify-content: space-between; gap: ${space.x2}; min-height: 32px; font-size: ${font.size.small}; }
`;
