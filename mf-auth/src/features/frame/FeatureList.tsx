import { color, font, radius, space } from '@fanfare/shared/ui';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

interface FeatureListProps {
  features: readonly { name: string; text: string }[];
  /** One per feature, in the same order. */
  icons: readonly LucideIcon[];
}

export function FeatureList({ features, icons }: FeatureListProps) {
  return (
    <List>
      {features.map(({ name, text }, index) => {
        const Icon = icons[index];
        return (
          <li key={name}>
            <Disc aria-hidden="true">{Icon ? <Icon size={18} /> : null}</Disc>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space.x3} ${space.x4};
  li { display: flex; gap: ${space.x1half}; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; line-height: 1.4; }
  p { color: ${color.onStageMuted}; font-size: ${font.size.small}; }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.medium};
  background: rgb(255 255 255 / 12%);
  color: ${color.spark};
`;
