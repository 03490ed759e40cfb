import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { LineCounter, parseDocument } from 'yaml';
import { explainErrors, unknownWord } from './language/explainErrors.ts';
import { findNames, type UsedName } from './language/findNames.ts';
import { findPlace, type Path } from './language/findPlace.ts';
import type { Scenario, ScenarioStep } from './language/Scenario.ts';
import { type Problem, ScenarioError } from './language/ScenarioError.ts';
import { ScenarioHead } from './language/ScenarioHead.ts';
import { CROWD, Label } from './language/words.ts';
import { findStepKind, verbs } from './steps/stepKinds.ts';

const PROBLEMS_SHOWN = 20;
/** Default account name. */
const DEFAULT_ACCOUNT = 'shop';

/**
 * Parses YAML or JSON.
 * @throws ScenarioError with all problems and positions
 */
export function readScenario(text: string): Scenario {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const problems: Problem[] = document.errors.map(({ message, pos }) => {
    const { line, col } = counter.linePos(pos[0]);
    return { line, column: col, message };
  });
  const addProblem = (path: Path, message: string, isKey = false) =>
    problems.push({ ...findPlace(document, counter, path, isKey), message });
  const accept = <T extends TSchema>(schema: T, value: unknown, path: Path): value is Static<T> => {
    const misfits = explainErrors(schema, value);
    for (const misfit of misfits) addProblem([...path, ...misfit.path], misfit.message, misfit.isKey);
    return misfits.length === 0 && Value.Check(schema, value);
  };

  function readStep(raw: unknown, index: number, known: Known): ScenarioStep | null {
    const path = ['steps', index];
    const { as: label, ...others } = Object(raw);
    const [verb, ...more] = Object.keys(others);
    if (verb === undefined) {
      addProblem(path, `A step is a block that begins with one of ${verbs.join(', ')}.`);
      return null;
    }
    for (const each of more) addProblem([...path, each], `A step does one thing, and this one does "${verb}" already.`, true);
    const kind = findStepKind(verb);
    if (!kind) {
      addProblem([...path, verb], unknownWord(verb, verbs), true);
      return null;
    }
    const order: unknown = others[verb];
    if (!accept(kind.order, order, [...path, verb])) return null;
    const wrong = kind.check?.(order);
    if (wrong) addProblem([...path, verb], wrong);
    for (const used of findNames(kind.order, order)) {
      const problem = known.problemWith(used);
      if (problem) addProblem([...path, verb, ...used.path], problem);
    }
    if (label !== undefined && !accept(Label, label, [...path, 'as'])) return null;
    if (label !== undefined && !kind.makes) addProblem([...path, 'as'], `"${verb}" makes nothing that could have a name.`, true);
    if (label !== undefined) known.things.add(label);
    return { line: findPlace(document, counter, path).line, verb, order, label: label ?? null };
  }

  const head: unknown = problems.length === 0 ? document.toJS() : null;
  if (problems.length > 0 || !accept(ScenarioHead, head, [])) throw new ScenarioError(problems.slice(0, PROBLEMS_SHOWN));
  const { scenario: title, about = '', needs = [], accounts, followers, crowd = 0, settings = {}, steps } = head;
  const known = createKnown(Object.keys(accounts ?? { [DEFAULT_ACCOUNT]: null }), Object.keys(followers ?? {}), crowd > 0);
  const read = steps.map((raw, index) => readStep(raw, index, known)).filter((step) => step !== null);
  if (problems.length > 0) throw new ScenarioError(problems.slice(0, PROBLEMS_SHOWN));
  const rolesOf = <Role extends object>(roles: Record<string, Role | null>) =>
    new Map(Object.entries(roles).map(([name, role]): [string, Partial<Role>] => [name, role ?? {}]));
  return {
    title,
    about,
    needs,
    accounts: rolesOf(accounts ?? { [DEFAULT_ACCOUNT]: null }),
    followers: rolesOf(followers ?? {}),
    crowd,
    settings,
    steps: read,
  };
}

interface Known {
  things: Set<string>;
  problemWith: (used: UsedName) => string | null;
}

function createKnown(accounts: readonly string[], followers: readonly string[], hasCrowd: boolean): Known {
  const things = new Set<string>();
  const people = hasCrowd ? [...followers, CROWD] : followers;
  return {
    things,
    problemWith: ({ reference, name }) => {
      if (reference === 'account' && !accounts.includes(name)) return unknownWord(name, accounts);
      if (reference === 'follower' && !people.includes(name))
        return people.length === 0
          ? `No follower is declared under "followers", so there is no ${name}.`
          : unknownWord(name, people);
      if (reference === 'thing' && !things.has(name)) return `No earlier step has "as: ${name}".`;
      return null;
    },
  };
}
