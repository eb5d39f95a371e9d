import { parseAst } from 'rolldown/parseAst'

/** A value that is known without running anything. */
export interface Literal {
  readonly value: unknown
}

/** The value of an expression, if it is data or made of names whose values are known; undefined otherwise. */
export function literalValue(
  expression: string,
  known: ReadonlyMap<string, unknown> = new Map(),
): Literal | undefined {
  try {
    const [statement] = parseAst(`(${expression}\n)`, { lang: 'tsx' }).body
    return statement?.type === 'ExpressionStatement'
      ? valueOf(statement.expression, known)
      : undefined
  } catch {
    return undefined
  }
}

/** A node of the syntax tree, of which only what is looked at is described. */
interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

function valueOf(given: unknown, known: ReadonlyMap<string, unknown>): Literal | undefined {
  const node = given as SyntaxNode
  switch (node.type) {
    case 'Literal':
      return 'regex' in node ? undefined : { value: node['value'] }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node['expression'], known)
    case 'TemplateLiteral':
      return templateValue(node, known)
    case 'Identifier': {
      const name = String(node['name'])
      if (name === 'undefined') return { value: undefined }
      return known.has(name) ? { value: known.get(name) } : undefined
    }
    case 'UnaryExpression': {
      const argument = valueOf(node['argument'], known)
      if (node['operator'] === '-' && typeof argument?.value === 'number')
        return { value: -argument.value }
      return node['operator'] === '!' && argument ? { value: !argument.value } : undefined
    }
    case 'BinaryExpression': {
      const [left, right] = [valueOf(node['left'], known), valueOf(node['right'], known)]
      const isText = typeof left?.value === 'string' || typeof right?.value === 'string'
      return left && right && isText && node['operator'] === '+'
        ? { value: textOf(left) + textOf(right) }
        : undefined
    }
    case 'ArrayExpression': {
      const items = (node['elements'] as unknown[]).map((item) => valueOf(item, known))
      return items.every((item) => item !== undefined)
        ? { value: items.map((item) => item.value) }
        : undefined
    }
    case 'ObjectExpression':
      return objectValue(node, known)
    case 'MemberExpression': {
      const object = valueOf(node['object'], known)?.value
      const property = node['property'] as SyntaxNode
      if (typeof object !== 'object' || object === null || property.type !== 'Identifier')
        return undefined
      const name = String(property['name'])
      return Object.hasOwn(object, name)
        ? { value: (object as Record<string, unknown>)[name] }
        : undefined
    }
    case 'CallExpression':
      return callValue(node, known)
    default:
      return undefined
  }
}

function templateValue(node: SyntaxNode, known: ReadonlyMap<string, unknown>): Literal | undefined {
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  const values = (node['expressions'] as unknown[]).map((part) => valueOf(part, known))
  if (values.some((value) => value === undefined)) return undefined
  return { value: quasis.map(({ value }, index) => value.cooked + textOf(values[index])).join('') }
}

function textOf(literal: Literal | undefined): string {
  return literal === undefined ? '' : String(literal.value)
}

function objectValue(node: SyntaxNode, known: ReadonlyMap<string, unknown>): Literal | undefined {
  const entries: [string, unknown][] = []
  for (const property of node['properties'] as SyntaxNode[]) {
    const key = property['key'] as SyntaxNode | undefined
    if (property.type !== 'Property' || !key || property['computed']) return undefined
    const value = valueOf(property['value'], known)
    if (!value) return undefined
    entries.push([String(key['name'] ?? key['value']), value.value])
  }
  return { value: Object.fromEntries(entries) }
}

/** Functions that do nothing but name a file: `useBaseUrl('/img/a.png')`, `translate({ message: '…' })`, `'…'.trim()`. */
function callValue(node: SyntaxNode, known: ReadonlyMap<string, unknown>): Literal | undefined {
  const callee = node['callee'] as SyntaxNode
  const [first] = node['arguments'] as unknown[]
  const argument = first === undefined ? undefined : valueOf(first, known)
  if (callee.type !== 'Identifier') return undefined
  if (callee['name'] === 'useBaseUrl') return argument
  if (callee['name'] === 'require' && typeof argument?.value === 'string')
    return { value: { default: argument.value } }
  const { message } = Object(argument?.value) as { message?: unknown }
  return callee['name'] === 'translate' && typeof message === 'string'
    ? { value: message }
    : undefined
}
