import { languageNames } from '@fanfare/shared/contracts';
import { type Command, keyText } from '@fanfare/shared/host';
import { chosenLanguage } from '@fanfare/shared/language';
import { useLocation } from '@fanfare/shared/router';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { type MenuGroup, type MenuItem, MenuList } from '@fanfare/shared/ui';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { copy } from '../../messages/copy.ts';
import { useTheme } from '../preferences/themeStore.ts';
import { UserMenuContext } from '../user-menu/UserMenuContext.ts';
import { commandIds, languageChoices, themeChoices } from './shellCommands.ts';

const text = copy.userMenu;

/** The menu stays open while screens load. */
export function UserMenuLayer({ commands, children }: { commands: readonly Command[]; children: ReactNode }) {
  const theme = useTheme();
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<RefObject<HTMLElement | null> | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = useCallback((next: boolean) => setOpenAt(next ? pathname : null), [pathname]);
  const state = useMemo(() => ({ open, setOpen, setAnchor }), [open, setOpen]);
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
    <UserMenuContext value={state}>
      {children}
      {anchor ? (
        <MenuList
          label={user ? text.label : text.signedOut}
          anchor={anchor}
          open={open}
          onOpenChange={setOpen}
          groups={groups.filter(({ items }) => items.length > 0)}
        />
      ) : null}
    </UserMenuContext>
  );
}
