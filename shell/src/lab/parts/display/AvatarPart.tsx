import { Avatar } from '@fanfare/shared/ui';
import { State } from '../../State.tsx';

const names = ['anna', 'bo', 'carla.r', 'dmitri', 'ευα', '小林'];

export function AvatarPart() {
  return (
    <>
      <State name="Initials, always in the same colour" inRow>
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </State>
      <State name="Sizes" inRow>
        <Avatar name="anna" size={24} />
        <Avatar name="anna" size={48} />
        <Avatar name="anna" size={64} />
      </State>
    </>
  );
}
