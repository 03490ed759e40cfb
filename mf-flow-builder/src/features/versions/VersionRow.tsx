import type { FlowVersionInfo } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { useAuthorName } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { Badge, color, font, motion, radius, space } from '@fanfare/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { versionCopy } from '../../copy/panels/versions.ts';
import { VersionDetails } from './VersionDetails.tsx';

const copy = versionCopy.list;

interface VersionRowProps {
  flowId: string;
  info: FlowVersionInfo;
  isOpen: boolean;
  onToggle: () => void;
}

export function VersionRow({ flowId, info, isOpen, onToggle }: VersionRowProps) {
  const { version, note, noteMessage, publishedAt, nodeCount, edgeCount, isCurrent } = info;
  const author = useAuthorName()(info.by) ?? info.author;
  const detailsId = useId();
  return (
    <Row>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={detailsId} onClick={onToggle}>
        <Line>
          <strong>{copy.version(version)}</strong>
          {isCurrent ? (
            <Badge tone="success" dot="filled">
              {copy.live}
            </Badge>
          ) : null}
          <ChevronDown aria-hidden="true" size={16} />
        </Line>
        <Note $isEmpty={note === ''}>{note === '' ? copy.noNote : localize(noteMessage, note)}</Note>
        <small>
          <RelativeTime at={publishedAt} /> {author === '' ? null : copy.by(author)} · {copy.size(nodeCount, edgeCount)}
        </small>
      </Toggle>
      <div id={detailsId}>{isOpen ? <VersionDetails flowId={flowId} version={version} /> : null}</div>
    </Row>
  );
}

const Row = styled.li`
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Toggle = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${space.x1} ${space.x1half};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
  &:hover { background: ${color.sunken}; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  strong { font-weight: ${font.weight.bold}; }
  svg { margin-inline-start: auto; transition: transform ${motion.quick}; }
`;

const Note = styled.span<{ $isEmpty: boolean }>`
  color: ${({ $isEmpty }) => ($isEmpty ? color.textMuted : color.text)};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;
