import { color, font, space } from '@fanfare/shared/ui';
import { Switch } from '@fanfare/shared/widgets';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { changeFaults } from './changeFaults.ts';
import { type FaultKind, faultKinds, faults } from './faults.ts';
import { faultsCopy } from './faultsCopy.ts';

const text = faultsCopy.switches;
const none = { kinds: [], isEverywhere: false };

interface FaultSwitchesProps {
  remote: string;
  title: string;
}

export function FaultSwitches({ remote, title }: FaultSwitchesProps) {
  const [active] = useState(() => faults.read()[remote] ?? none);
  const changed = useRef<HTMLInputElement>(null);
  const idOf = (name: FaultKind | 'everywhere') => `faults-${remote}-${name}`;
  useEffect(() => changed.current?.focus(), []);

  const refOf = (id: string) => (location.hash === `#${id}` ? changed : null);
  const change = (id: string, next: typeof active) => {
    changeFaults.set(remote, next);
    changeFaults.apply(id);
  };
  const toggle = (kind: FaultKind, isOn: boolean) => {
    const kinds = faultKinds.filter((other) => (other === kind ? isOn : active.kinds.includes(other)));
    change(idOf(kind), { ...active, kinds });
  };
  return (
    <Details open={active.kinds.length > 0 || location.hash.startsWith(`#faults-${remote}-`)}>
      <summary>{text.summary}</summary>
      <p>{text.lead}</p>
      <Switches aria-label={text.group(title)} role="group">
        {faultKinds.map((kind) => (
          <Switch
            key={kind}
            ref={refOf(idOf(kind))}
            label={faultsCopy.names[kind]}
            checked={active.kinds.includes(kind)}
            onChange={(isOn) => toggle(kind, isOn)}
          />
        ))}
        <Switch
          ref={refOf(idOf('everywhere'))}
          label={text.everywhere}
          checked={active.isEverywhere}
          disabled={active.kinds.length === 0}
          onChange={(isEverywhere) => change(idOf('everywhere'), { ...active, isEverywhere })}
        />
      </Switches>
    </Details>
  );
}

const Details = styled.details`
  summary { width: fit-content; cursor: pointer; font-weight: ${font.weight.medium}; }
  p { margin-top: ${space.x1half}; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Switches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space.x1half} ${space.x3};
  margin-top: ${space.x1half};
`;
