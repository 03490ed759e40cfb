import { keyText } from '@fanfare/shared/host';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { IconButton, Menu, type MenuGroup, type MenuItem } from '@fanfare/shared/ui';
import { SunMoon } from 'lucide-react';
import { useContext } from 'react';
import { CommandsContext } from '../commands/CommandsContext.ts';
import { commandIds, themeChoices } from '../commands/shellCommands.ts';
import { copy } from '../copy.ts';
import { useTheme } from '../theme/themeStore.ts';
import { UserButton } from './UserButton.tsx';

const text = copy.userMenu;

/** What is about the person and this browser, on every screen: a menu of the shell's own commands. */
export function UserMenu() {
  const commands = useContext(CommandsContext);
  const theme = useTheme();
  const user = useAppSelector(selectUser);
  const item = (id: string, label?: string): MenuItem[] =>
    commands
      .filter((command) => command.id === id)
      .map(({ title, keys, run }) => ({ id, label: label ?? title, run, ...(keys && { extra: keyText(keys) }) }));

  const groups: MenuGroup[] = [
    { items: item(commandIds.settings, text.settings) },
    {
      label: text.theme,
      chosen: commandIds.theme(theme),
      items: themeChoices.flatMap((choice) => item(commandIds.theme(choice), text.themes[choice])),
    },
    { items: [...item(commandIds.palette), ...item(commandIds.shortcuts)] },
    { items: item(commandIds.signOut) },
  ];
  return (
    <Menu
      label={user ? text.label : text.signedOut}
      trigger={
        user ? (
          <UserButton user={user} />
        ) : (
          <IconButton $variant="quiet" aria-label={text.signedOut}>
            <SunMoon aria-hidden="true" />
          </IconButton>
        )
      }
      groups={groups.filter(({ items }) => items.length > 0)}
    />
  );
}
