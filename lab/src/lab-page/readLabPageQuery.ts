import { languages } from '@fanfare/shared/contracts';
import { type Fault, faults, type StageSettings } from '../stage/Stage.ts';

export interface LabPageQuery {
  scenario: string;
  width: number;
  wish: StageSettings;
}

export const labPageWidths = [1440, 1024, 768, 360] as const;

/** Ignores unknown values, so that old links keep working. */
export function readLabPageQuery(query: Readonly<Record<string, string | undefined>>, first: string): LabPageQuery {
  const { scenario = first, theme, language: tag, persona, fault, faultOf, route } = query;
  const width = labPageWidths.find((known) => String(known) === query.width) ?? labPageWidths[0];
  const language = languages.find((known) => known === tag);
  return {
    scenario,
    width,
    wish: {
      ...((theme === 'light' || theme === 'dark') && { theme }),
      ...(language && { language }),
      ...((persona === 'signed-in' || persona === 'signed-out') && { persona }),
      ...(isFault(fault) && { fault }),
      ...(faultOf && { faultOf }),
      ...(route?.startsWith('/') && !route.startsWith('//') && { route }),
    },
  };
}

function isFault(text: string | undefined): text is Fault {
  return faults.some((fault) => fault === text);
}
