import { isBuiltin } from 'node:module'

/** Globals that are the same in every process. */
const constants = new Set(
  'undefined NaN Infinity Object Array String Number Boolean BigInt JSON Map Set RegExp'.split(' '),
)

/** Properties that lead to other globals, or whose results depend on the language of the machine. */
const risky = /^(?:constructor|__proto__|toLocale\w*|localeCompare)$/

/**
 * Whether a module, given as its syntax tree, has the same exports in every process: it reads neither files nor the environment,
 * the clock or chance. In case of doubt it does not. `mayImport` says which modules it may import.
 */
export function isConstant(tree: unknown, mayImport: (module: string) => boolean): boolean {
  if (typeof tree !== 'object' || tree === null) return true
  if (Array.isArray(tree)) return tree.every((node) => isConstant(node, mayImport))
  const { type, name, value, source, specifiers, computed, property, key } = fieldsOf(tree)
  if (type === 'ImportExpression' || type === 'MetaProperty') return false
  // A variable of the module that has the name of a global is a doubt, too.
  if (type === 'Identifier') return constants.has(String(name)) || !(String(name) in globalThis)
  // It may be the name of a property.
  if (type === 'Literal') return !risky.test(String(value))
  if (source) {
    const module = String(fieldsOf(source)['value'])
    // The bundler leaves such an import of `node:module`, of which nothing is used.
    const isUnused = type === 'ImportDeclaration' && isBuiltin(module) && String(specifiers) === ''
    if (!isUnused && !mayImport(module)) return false
  }
  // `a.b` and `{ b: 1 }` refer to no variable `b`.
  const named = computed === true ? undefined : fieldsOf(property ?? key)
  if (named && risky.test(String(named['name']))) return false
  return Object.entries(tree).every(
    ([field, child]) =>
      (named && (field === 'property' || field === 'key')) || isConstant(child, mayImport),
  )
}

function fieldsOf(node: unknown): Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null ? { ...node } : {}
}
