import { parseSync, Visitor, type ESTree } from 'rolldown/utils'

export interface TypedName {
  readonly text: string
  /** A `path` such as `user.name` can be used in a type; another `expression` cannot. */
  readonly kind: 'type' | 'path' | 'expression'
}

const path = /^(?:this|[\p{L}_$][\p{L}\p{N}_$]*)(?:\.[\p{L}_$#][\p{L}\p{N}_$]*)*$/u

/** The name at an offset of the program, with what it is a property of. */
export function findName(
  source: string,
  lang: 'ts' | 'tsx',
  offset: number,
): TypedName | undefined {
  const { program } = parseSync(`example.${lang}`, source, { lang, sourceType: 'module' })
  const types = new Set<object>()
  const members = new Map<object, ESTree.Span>()
  let found: TypedName | undefined
  const see = (node: ESTree.Span & { name: string }) => {
    if (found || offset < node.start || offset >= node.start + node.name.length) return
    const owner = members.get(node)
    const text = owner ? source.slice(owner.start, node.start + node.name.length) : node.name
    found = { text, kind: types.has(node) ? 'type' : path.test(text) ? 'path' : 'expression' }
  }
  new Visitor({
    MemberExpression: (node) => void members.set(node.property, node),
    TSTypeAliasDeclaration: (node) => void types.add(node.id),
    TSInterfaceDeclaration: (node) => void types.add(node.id),
    TSTypeReference: (node) => void types.add(node.typeName),
    Identifier: see,
  }).visit(program)
  return found
}
