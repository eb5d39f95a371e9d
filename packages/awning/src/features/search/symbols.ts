/**
 * Characters of operators and other signs of programming languages. Quotes, brackets, commas and semicolons are not among
 * them: they stand side by side in all code, and would make an index larger than all operators do.
 */
const operators = /[!#%&*+\-./:<=>?@^|~]{2,}/g

/** Longer runs are lines (`-----`). The longest operators have four characters: `>>>=`, `<!--`. */
const longestTerm = 4

/** Symbols that can be searched for: `===`, `=>`, `?.`, `...`. One alone is in nearly every text. */
export function symbolRuns(folded: string): readonly string[] {
  return folded.match(operators) ?? []
}

/**
 * The symbols of a text as an index lists them: each run from every character on, so that any part of it is the beginning of
 * a term (`!==` is found by `==`), as with the parts of an identifier.
 */
export function symbolTerms(folded: string): string[] {
  return symbolRuns(folded).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + longestTerm)),
  )
}

/** Beginnings of terms that a page with this run has: the run itself, or each part of it that is as long as a term. */
export function symbolKeys(run: string): string[] {
  return symbolRuns(run).flatMap((symbols) =>
    Array.from({ length: Math.max(1, symbols.length - longestTerm + 1) }, (_, at) =>
      symbols.slice(at, at + longestTerm),
    ),
  )
}
