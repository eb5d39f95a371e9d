/**
 * Whether compiled MDX itself runs code in the browser: whether its syntax tree contains a call of a hook
 * or an event handler. Components that it imports have their own "use client".
 */
export async function isInteractive(code: string): Promise<boolean> {
  // The bundler's parser is loaded only for sites with MDX.
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

/** `onClick: …` in the props of an element. A string is not a handler. */
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
