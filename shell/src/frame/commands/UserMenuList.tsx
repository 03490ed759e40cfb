import { languageNames } from '@fanfare/shared/contracts';
import { type Command, keyText } from '@fanfare/shared/host';
import { chosenLanguage } from '@fanfare/shared/language';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { type MenuGroup, type MenuItem, MenuList } from '@fanfare/shared/ui';
import type { RefObject } from 'react';
import { copy } from '../../messages/copy.ts';
import { menuCopy as text } from '../../messages/menuCopy.ts';
import { useTheme } from '../preferences/themeStore.ts';
import { useWorkspaceGroups } from '../workspaces/useWorkspaceGroups.ts';
import { commandIds, languageChoices, themeChoices } from './shellCommands.ts';

interface UserMenuListProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
}

export function UserMenuList({ commands, ...menu }: UserMenuListProps) {
  const theme = useTheme();
  const user = useAppSelector(selectUser);
  const workspaces = useWorkspaceGroups();
  const item = (id: string, label?: string, lang?: string): MenuItem[] =>
    commands
      .filter((command) => command.id === id)
      .map(({ title, keys, run }) => ({
        id,
        label: label ?? title,
        run,
        ...(keys && { extra: keyText(keys) }),
        ...(lang && { lang }),
      }));

  const groups: MenuGroup[] = [
    ...workspaces,
    { items: item(commandIds.settings, text.settings) },
    {
      label: text.theme,
      chosen: commandIds.theme(theme),
      items: themeChoices.flatMap((choice) => item(commandIds.theme(choice), text.themes[choice])),
    },
    {
      label: text.language,
      chosen: commandIds.language(chosenLanguage()),
      items: languageChoices.flatMap((choice) =>
        choice
          ? item(commandIds.language(choice), languageNames[choice], choice)
          : item(commandIds.language(null), text.asBrowser),
      ),
    },
    { items: [...item(commandIds.palette), ...item(commandIds.shortcuts)] },
    { items: item(commandIds.signOut) },
  ];
  return (
    <MenuList
      {...menu}
      label={user ? copy.userMenu.label : copy.userMenu.signedOut}
      groups={groups.filter(({ items }) => items.length > 0)}
    />
  );
}
