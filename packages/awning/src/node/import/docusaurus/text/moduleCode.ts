import { parseAst } from 'rolldown/parseAst'

/** What a name stands for: the default export of a module, or one of its others. */
export interface ImportedName {
  readonly from: string
  /** `default`, `*` or the name in the module. */
  readonly name: string
}

/** A statement of a text: its code, what it imports, and what it defines. */
export interface ModuleStatement {
  readonly code: string
  readonly imports: ReadonlyMap<string, ImportedName>
  readonly defines: readonly string[]
  /** Where it begins, in lines after the beginning of the code. */
  readonly line: number
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The statements of a block of imports and exports; undefined if it cannot be parsed. */
export function moduleStatements(code: string): ModuleStatement[] | undefined {
  let body: readonly SyntaxNode[]
  try {
    body = parseAst(code, { lang: 'tsx' }).body as unknown as readonly SyntaxNode[]
  } catch {
    return undefined
  }
  return body.map((node) => ({
    code: code.slice(node.start, node.end),
    imports: importsOf(node),
    defines: definesOf(node),
    line: code.slice(0, node.start).split('\n').length - 1,
  }))
}

function importsOf(node: SyntaxNode): Map<string, ImportedName> {
  const found = new Map<string, ImportedName>()
  if (node.type !== 'ImportDeclaration') return found
  const from = String((node['source'] as { value: unknown }).value)
  for (const specifier of node['specifiers'] as SyntaxNode[]) {
    const local = String((specifier['local'] as { name: unknown }).name)
    const imported = specifier['imported'] as { name?: unknown } | undefined
    const other = specifier.type === 'ImportNamespaceSpecifier' ? '*' : 'default'
    found.set(local, { from, name: imported === undefined ? other : String(imported.name) })
  }
  return found
}

function definesOf(node: SyntaxNode): string[] {
  const declaration = (node['declaration'] ?? node) as SyntaxNode
  if (declaration.type === 'VariableDeclaration')
    return (declaration['declarations'] as SyntaxNode[]).flatMap(({ id }) => nameOf(id))
  return nameOf(declaration['id'])
}

function nameOf(id: unknown): string[] {
  const { name } = Object(id) as { name?: unknown }
  return typeof name === 'string' ? [name] : []
}

/** All names that an expression or statement mentions, except those of properties. */
export function mentionedNames(code: string): Set<string> | undefined {
  const names = new Set<string>()
  try {
    visit(parseAst(code, { lang: 'tsx' }), names)
    return names
  } catch {
    return undefined
  }
}

function visit(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) visit(item, names)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const node = value as SyntaxNode
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(String(node['name']))
  for (const [field, child] of Object.entries(node)) {
    const isName =
      (node.type === 'MemberExpression' && field === 'property' && !node['computed']) ||
      (node.type === 'Property' && field === 'key' && !node['computed']) ||
      (node.type === 'JSXAttribute' && field === 'name')
    if (!isName) visit(child, names)
  }
}
