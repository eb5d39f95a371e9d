import { z } from 'zod'
import { lineAndColumn } from '../../text/lineAndColumn.ts'

/** What is needed of the nodes of a syntax tree; all others are without interest here. */
const node = z.looseObject({ type: z.string(), start: z.number() })
type Node = z.infer<typeof node>

/** Finds the line of an option in the source of the settings by its path; undefined where they are not written out there. */
export type LocateOption = (
  path: readonly PropertyKey[],
) => { line: number; column: number } | undefined

export async function locateOptions(source: string): Promise<LocateOption> {
  const tree = await parse(source)
  if (!tree) return () => undefined
  const variables = topLevelVariables(tree)
  const root = valueOf(exported(tree), variables)
  return (path) => {
    let position = root?.start
    let value = root
    for (const key of path) {
      const found = value && member(value, key)
      if (!found) break
      position = found.position
      value = valueOf(found.value, variables)
    }
    return position === undefined ? undefined : lineAndColumn(source, position)
  }
}

async function parse(source: string): Promise<Node | undefined> {
  try {
    // Loaded only to describe a mistake.
    const { parseAst } = await import('rolldown/parseAst')
    return node.parse(parseAst(source, { lang: 'ts' }))
  } catch {
    return undefined
  }
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value.flatMap((item) => asNode(item) ?? []) : []
}

function asNode(value: unknown): Node | undefined {
  return node.safeParse(value).data
}

/** The expression behind `export default`. */
function exported(tree: Node): Node | undefined {
  const found = list(tree['body']).find(({ type }) => type === 'ExportDefaultDeclaration')
  return asNode(found?.['declaration'])
}

function topLevelVariables(tree: Node): ReadonlyMap<unknown, Node> {
  const declarators = list(tree['body'])
    .map((statement) => asNode(statement['declaration']) ?? statement)
    .flatMap((statement) => list(statement['declarations']))
  return new Map(
    declarators.flatMap(({ id, init }) => {
      const value = asNode(init)
      return value ? [[asNode(id)?.['name'], value] as const] : []
    }),
  )
}

/** The literal that an expression stands for: through types, `defineSite(…)`, `await` and variables. */
function valueOf(
  expression: Node | undefined,
  variables: ReadonlyMap<unknown, Node>,
  depth = 0,
): Node | undefined {
  if (!expression || depth > 9) return undefined
  const inner =
    expression.type === 'Identifier'
      ? variables.get(expression['name'])
      : expression.type === 'CallExpression'
        ? list(expression['arguments'])[0]
        : (asNode(expression['expression']) ?? asNode(expression['argument']))
  return inner ? valueOf(inner, variables, depth + 1) : expression
}

function member(value: Node, key: PropertyKey): { position: number; value?: Node } | undefined {
  if (typeof key === 'number') {
    const item = list(value['elements'])[key]
    return item && { position: item.start, value: item }
  }
  const property = list(value['properties']).findLast((candidate) => {
    const name = asNode(candidate['key'])
    return (name?.['name'] ?? name?.['value']) === key
  })
  const inner = asNode(property?.['value'])
  return property && { position: property.start, ...(inner ? { value: inner } : {}) }
}
