import { useCommands } from '@fanfare/shared/host';
import { color, font, media, motion, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { panelsCopy as copy } from '../../copy/panels/panels.ts';
import { usePanel } from '../../state/usePanel.ts';
import type { Panel } from './Panel.ts';

export function PanelBar({ panels }: { panels: readonly Panel[] }) {
  const { openPanel, showPanel, closePanel } = usePanel();
  useCommands(
    panels.map(({ id, title, keys }) => ({
      id: `builder.panel.${id}`,
      title: copy.show(title),
      group: copy.group,
      ...(keys !== undefined && { keys }),
      run: () => showPanel(id),
    })),
  );
  return (
    <Bar aria-label={copy.bar}>
      {panels.map(({ id, title, Icon }) => {
        const isOpen = id === openPanel;
        return (
          <Opener key={id} type="button" aria-expanded={isOpen} onClick={() => (isOpen ? closePanel() : showPanel(id))}>
            <Icon aria-hidden="true" />
            {title}
          </Opener>
        );
      })}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space.half};
  width: 76px;
  padding: ${space.x1} ${space.half};
  overflow-y: auto;
  border-inline-start: 1px solid ${color.border};
  background: ${color.surface};
  ${media.narrow} {
    flex-direction: row;
    width: auto;
    padding: ${space.half};
    overflow-x: auto;
    border-top: 1px solid ${color.border};
    border-inline-start: none;
  }
`;

const Opener = styled.button`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 52px;
  padding: ${space.half} 2px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: ${font.weight.medium};
  cursor: pointer;
  transition: background ${motion.quick}, color ${motion.quick};
  svg { width: 20px; height: 20px; }
  &:hover { background: ${color.sunken}; color: ${color.text}; }
  &[aria-expanded='true'] { background: ${color.accentSoft}; color: ${color.accent}; }
  ${media.narrow} { flex: 1 0 auto; min-width: 58px; min-height: 48px; }
`;
