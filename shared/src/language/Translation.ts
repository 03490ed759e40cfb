/** The type of a translation: the same keys, and functions with the same parameters. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Texts extends readonly (infer Item)[]
      ? readonly Translation<Item>[]
      : Texts extends object
        ? { readonly [Name in keyof Texts]: Translation<Texts[Name]> }
        : Texts;
