/**
 * Does compiled MDX run code of its own in the browser? Found in its syntax tree: a hook that is called,
 * or a handler given to an element. Components that it imports decide for themselves with "use client".
 */
export async function isInteractive(code: string): Promise<boolean> {
  // The bundler's parser, loaded only where there is MDX to look at.
  const { parseAst } = await import('rolldown/parseAst')
  return runsInBrowser(parseAst(code))
}

function runsInBrowser(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(runsInBrowser)
  if (typeof node !== 'object' || node === null) return false
  if (isHookCall(node) || isHandler(node)) return true
  return Object.values(node).some(runsInBrowser)
}

function isHookCall(node: object): boolean {
  if (!hasType(node, 'CallExpression') || !('callee' in node)) return false
  const { callee } = node
  const name =
    nameOf(callee) ??
    (hasType(callee, 'MemberExpression') && 'property' in callee
      ? nameOf(callee.property)
      : undefined)
  return name !== undefined && /^use(?:[A-Z]|$)/.test(name)
}

/** `onClick: …` among the props of an element; a string cannot be a handler. */
function isHandler(node: object): boolean {
  if (!hasType(node, 'Property') || !('key' in node) || !('value' in node)) return false
  const name = nameOf(node.key)
  return name !== undefined && /^on[A-Z]/.test(name) && !hasType(node.value, 'Literal')
}

function nameOf(node: unknown): string | undefined {
  if (!hasType(node, 'Identifier') || !('name' in node)) return undefined
  return typeof node.name === 'string' ? node.name : undefined
}

function hasType(node: unknown, type: string): node is object {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === type
}
