import { parseAst } from 'rolldown/parseAst'

/** The names that a module imports, by what it imports them from. Empty for one that cannot be parsed: the bundler reports that. */
export function importedNames(code: string, file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>([
    // The compiler of JSX imports these without being asked.
    ['react/jsx-runtime', new Set(['jsx', 'jsxs', 'Fragment'])],
  ])
  const add = (from: string, name: string) => {
    if (name === '' || name === 'default') return
    found.set(from, (found.get(from) ?? new Set()).add(name))
  }
  for (const statement of statements(code, file)) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier')
          add(statement.source.value, nameOf(specifier.imported))
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local } of statement.specifiers) add(statement.source.value, nameOf(local))
  }
  return found
}

function statements(code: string, file: string) {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx'
  try {
    return parseAst(code, { lang }).body
  } catch {
    return []
  }
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? ''
}
