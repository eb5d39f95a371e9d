import { z } from 'zod'
import { LineStarts } from '../../text/lineStarts.ts'

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
  if (!root) return () => undefined
  const whole = new WrittenOption(root.start, root, variables)
  const lines = new LineStarts(source)
  return (path) => {
    let option = whole
    for (const key of path) {
      const member = option.member(key)
      if (!member) break
      option = member
    }
    return lines.positionOf(option.position)
  }
}

type Variables = ReadonlyMap<unknown, Node>

/** An option that is written out. Its members are listed once: there may be thousands of redirects, and a mistake in each. */
class WrittenOption {
  readonly position: number
  readonly #expression: Node | undefined
  readonly #variables: Variables
  #members: ReadonlyMap<PropertyKey, WrittenOption> | undefined

  constructor(position: number, expression: Node | undefined, variables: Variables) {
    this.position = position
    this.#expression = expression
    this.#variables = variables
  }

  member(key: PropertyKey): WrittenOption | undefined {
    this.#members ??= this.#listMembers()
    return this.#members.get(key)
  }

  #listMembers(): ReadonlyMap<PropertyKey, WrittenOption> {
    const value = valueOf(this.#expression, this.#variables)
    const members = new Map<PropertyKey, WrittenOption>()
    const add = (key: PropertyKey, { start }: Node, expression: Node | undefined) =>
      members.set(key, new WrittenOption(start, expression, this.#variables))
    for (const [index, item] of list(value?.['elements']).entries()) add(index, item, item)
    for (const property of list(value?.['properties'])) {
      const key = asNode(property['key'])
      const name = key?.['name'] ?? key?.['value']
      // Of two with the same name, the last counts.
      if (typeof name === 'string') add(name, property, asNode(property['value']))
    }
    return members
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

function topLevelVariables(tree: Node): Variables {
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
function valueOf(expression: Node | undefined, variables: Variables, depth = 0): Node | undefined {
  if (!expression || depth > 9) return undefined
  const inner =
    expression.type === 'Identifier'
      ? variables.get(expression['name'])
      : expression.type === 'CallExpression'
        ? list(expression['arguments'])[0]
        : (asNode(expression['expression']) ?? asNode(expression['argument']))
  return inner ? valueOf(inner, variables, depth + 1) : expression
}
