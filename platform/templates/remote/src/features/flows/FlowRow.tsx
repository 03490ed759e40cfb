import { type BotFlow, routes } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { Badge, color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const text = copy.list;

export function FlowRow({ flow: { name, publishedVersion, updatedAt } }: { flow: BotFlow }) {
  return (
    <Row>
      <Link to={`${routes.flowBuilder}?flow=${encodeURIComponent(name)}`}>{name}</Link>
      {publishedVersion === null ? (
        <Badge dot="hollow">{text.draft}</Badge>
      ) : (
        <Badge tone="success" dot="filled">
          {text.published(publishedVersion)}
        </Badge>
      )}
      <RelativeTime at={updatedAt} />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space.x2};
  padding: ${space.x1half} ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  a { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; font-weight: ${font.weight.medium}; }
  time { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
