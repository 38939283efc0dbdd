import { BadInput } from './errors.ts';
import { itemAt } from './item-at.ts';

/** A rule option of a game: its values, the default first. Names and explanations are in the game's texts. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  readonly clauses: readonly string[];
}

export type Options = Readonly<Record<string, string>>;

/** The options a specification allows, as a type: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<T extends readonly OptionSpec[]> = {
  readonly [Spec in T[number] as Spec['id']]: Spec['values'][number];
};

/** Returns a value for every option: the requested one, or the default. */
export function completeOptions(specs: readonly OptionSpec[], asked: Options = {}): Options {
  for (const [id, value] of Object.entries(asked)) {
    const spec = specs.find((candidate) => candidate.id === id);
    if (spec === undefined) {
      throw new BadInput(`there is no option "${id}"; the options are ${specs.map((s) => s.id).join(', ') || 'none'}`);
    }
    if (!spec.values.includes(value)) {
      throw new BadInput(`option "${id}" cannot be "${value}"; it can be ${spec.values.join(' or ')}`);
    }
  }
  return Object.fromEntries(specs.map((spec) => [spec.id, asked[spec.id] ?? itemAt(spec.values, 0)]));
}
