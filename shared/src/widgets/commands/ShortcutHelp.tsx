import styled from 'styled-components';
import type { Command } from '../../contracts/index.ts';
import { color, Dialog, font, space } from '../../ui/index.ts';
import type { CommandViewProps } from './CommandViewProps.ts';
import { Keys } from './Keys.tsx';

/** Every command that has keys, group by group. */
export function ShortcutHelp({ open, onClose, commands }: CommandViewProps) {
  const groups = new Map<string, (Command & { keys: string })[]>();
  for (const command of commands) {
    const { keys, group } = command;
    if (keys !== undefined) groups.set(group, [...(groups.get(group) ?? []), { ...command, keys }]);
  }
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <Columns>
        {[...groups].map(([name, members]) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {members.map(({ id, title, keys }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>
                    <Keys keys={keys} />
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

const Columns = styled.div`
  columns: 240px 2;
  column-gap: ${space.x4};
  section { break-inside: avoid; padding-bottom: ${space.x2}; }
  h3 { padding-bottom: ${space.half}; color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
  dl > div { display: flex; align-items: center; justify-content: space-between; gap: ${space.x2}; min-height: 32px; font-size: ${font.size.small}; }
`;
