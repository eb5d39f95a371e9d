import { applyEdits, type Edit } from './applyEdits.ts'
import type { PlacedClaim } from './readClaims.ts'
import { isExpression } from './statedText.ts'
import { boundName, type Statement } from './statements.ts'

/**
 * Puts the checks into the program: each statement passes its value to the global `__check`
 * (runtime/createChecks.ts). No line is added, so errors keep their lines.
 */
export function rewriteProgram(source: string, placed: readonly PlacedClaim[]): string {
  return applyEdits(source, placed.flatMap(editsFor))
}

function editsFor({ claim, statement, calls }: PlacedClaim): Edit[] {
  const { id } = claim
  if (claim.kind === 'print') {
    const prints = calls.map(({ callee }) => ({
      start: callee.start,
      end: callee.end,
      text: `__check.print(${id}, ${methodOf(callee)})`,
    }))
    // The arguments themselves may throw what is stated.
    const [call] = calls
    const isWhole = statement?.node.type === 'ExpressionStatement'
    if (!claim.error || !isWhole || !call || statement.node.start !== call.start) return prints
    return [...around(statement, '{ try { ', ` } ${caught(id, statement)} }`), ...prints]
  }
  if (claim.kind === 'line' || !statement) return []

  const { node } = statement
  const stated = isExpression(claim.text) ? `() => (${claim.text})` : 'null'
  const check = (value: string) =>
    statement.canAwait
      ? `if (__check.value(${id}, ${value}, ${stated})) await __check.settled(${id})`
      : `__check.value(${id}, ${value}, ${stated})`

  if (node.type === 'ExpressionStatement') {
    // One pair of parentheses around the value, so that it may be a sequence.
    const [before = '', after = ''] = check('(\0)').split('\0')
    return around(statement, `{ try { ${before}`, `${after} } ${caught(id, statement)} }`)
  }
  if (node.type === 'ThrowStatement') {
    return around(statement, '{ try { ', ` } ${caught(id, statement)} }`)
  }
  const name = boundName(node) ?? 'undefined'
  if (!claim.error) return [{ start: node.end, end: node.end, text: `; { ${check(name)} }` }]
  // `var` is seen outside the block too.
  const keyword = { start: node.start, end: node.start + node.kind.length }
  return [
    { ...keyword, text: `try { ${statement.isTopLevel ? 'var' : node.kind}` },
    { start: node.end, end: node.end, text: `; ${check(name)} } ${caught(id, statement)}` },
  ]
}

function around({ node }: Statement, before: string, after: string): Edit[] {
  // Without its own semicolon, which would part an `if` from its `else`.
  const end = node.type === 'ExpressionStatement' ? node.expression.end : node.end
  return [
    { start: node.start, end: node.start, text: before },
    { start: end, end: node.end, text: after },
  ]
}

function caught(id: number, { throwsOn }: Statement): string {
  const tell = `__check.threw(${id}, __error)`
  return `catch (__error) { ${throwsOn ? `throw ${tell}` : tell} }`
}

function methodOf(callee: PlacedClaim['calls'][number]['callee']): string {
  const property = callee.type === 'MemberExpression' ? callee.property : undefined
  return JSON.stringify(property?.type === 'Identifier' ? property.name : 'log')
}
