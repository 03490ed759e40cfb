import { useAppDispatch } from '@fanfare/shared/store';
import { savingCopy } from '../../copy/files/saving.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useMakingRoom } from './useMakingRoom.ts';

export function useNewFlow(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const makeRoom = useMakingRoom();
  return async () => {
    if (await makeRoom(savingCopy.discardForNew)) dispatch(flowBuilderSlice.actions.flowLoaded(null));
  };
}
