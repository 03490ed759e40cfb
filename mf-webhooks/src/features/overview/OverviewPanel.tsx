import { Link } from '@fanfare/shared/router';
import { Card, color, font, radius, space } from '@fanfare/shared/ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/frame.ts';
import { urls } from '../../state/urls.ts';

const text = copy.overview;
const places = ['events', 'subscriptions', 'testing', 'monitoring'] as const;

export function OverviewPanel() {
  return (
    <Frame>
      <Part aria-labelledby="how-it-works">
        <h2 id="how-it-works">{text.title}</h2>
        <Lead>{text.text}</Lead>
        <Steps>
          {text.steps.map(({ name, text: words }, place) => (
            <li key={name}>
              <Place aria-hidden="true">{place + 1}</Place>
              <div>
                <b>{name}</b>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </Steps>
      </Part>
      <Part aria-labelledby="where-to-look">
        <h2 id="where-to-look">{text.linksTitle}</h2>
        <Places>
          {places.map((place) => (
            <li key={place}>
              <Link to={urls[place]}>
                <span>
                  <b>{text.links[place].name}</b>
                  <small>{text.links[place].text}</small>
                </span>
                <ArrowRight aria-hidden="true" size={18} />
              </Link>
            </li>
          ))}
        </Places>
      </Part>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  align-items: start;
  gap: ${space.x3};
`;

const Part = styled(Card)`
  display: grid;
  gap: ${space.x2};
`;

const Lead = styled.p`
  color: ${color.textMuted};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.x2};
  li { display: flex; gap: ${space.x1half}; }
  b { font-weight: ${font.weight.bold}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Place = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${font.size.small};
  font-weight: ${font.weight.bold};
`;

const Places = styled.ul`
  display: grid;
  gap: ${space.x1};
  a {
    display: flex;
    align-items: center;
    gap: ${space.x1half};
    padding: ${space.x1half};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; background: ${color.sunken}; }
  span { display: grid; flex: 1; min-width: 0; }
  b { font-weight: ${font.weight.medium}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
  svg { flex: none; color: ${color.textMuted}; }
`;
