/** The paths that a simple glob means: `**` is any folders, `*` a part of a name, `{a,b}` one of several. */
export function globPattern(glob: string): RegExp {
  const pattern = glob
    .replace(/^\.?\//, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\/?|\*|\?/g, (mark) =>
      mark === '**/' ? '(?:.*/)?' : mark === '**' ? '.*' : mark === '*' ? '[^/]*' : '[^/]',
    )
  return new RegExp(`^${pattern}$`)
}
