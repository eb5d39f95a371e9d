import { Visitor, type ESTree } from 'rolldown/utils'

/** A statement that an arrow can be about. */
export interface Statement {
  readonly node: ESTree.ExpressionStatement | ESTree.VariableDeclaration | ESTree.ThrowStatement
  /** Whether it is a statement of the module itself. */
  readonly isTopLevel: boolean
  readonly canAwait: boolean
  /** In a function or a `try`, an error that was stated is thrown again, because other code may catch it. */
  readonly throwsOn: boolean
  readonly consoleCalls: readonly ESTree.CallExpression[]
}

export interface Statements {
  readonly statements: readonly Statement[]
  readonly consoleCalls: readonly ESTree.CallExpression[]
}

export function findStatements(program: ESTree.Program): Statements {
  const found: Omit<Statement, 'consoleCalls'>[] = []
  const consoleCalls: ESTree.CallExpression[] = []
  const functions: boolean[] = []
  const tryBlocks = new Set<object>()
  const loopHeads = new Set<object | null>()
  let tryDepth = 0

  const keep = (node: Statement['node']) => {
    if (loopHeads.has(node)) return
    found.push({
      node,
      isTopLevel: program.body.some(
        (item) => item === node || ('declaration' in item && item.declaration === node),
      ),
      canAwait: functions.at(-1) ?? true,
      throwsOn: functions.length > 0 || tryDepth > 0,
    })
  }
  const enter = (node: { async: boolean }) => void functions.push(node.async)
  const leave = () => void functions.pop()

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    StaticBlock: () => void functions.push(false),
    'StaticBlock:exit': leave,
    TryStatement: (node) => void tryBlocks.add(node.block),
    BlockStatement: (node) => void (tryDepth += tryBlocks.has(node) ? 1 : 0),
    'BlockStatement:exit': (node) => void (tryDepth -= tryBlocks.has(node) ? 1 : 0),
    ForStatement: (node) => void loopHeads.add(node.init),
    ForInStatement: (node) => void loopHeads.add(node.left),
    ForOfStatement: (node) => void loopHeads.add(node.left),
    ExpressionStatement: keep,
    VariableDeclaration: keep,
    ThrowStatement: keep,
    CallExpression: (node) => void (isConsoleCall(node) && consoleCalls.push(node)),
  }).visit(program)

  return {
    consoleCalls,
    statements: found.map((statement) => ({
      ...statement,
      consoleCalls: consoleCalls.filter(
        (call) => call.start >= statement.node.start && call.end <= statement.node.end,
      ),
    })),
  }
}

/** Where its code ends: the semicolon may be before the next statement, at the start of another line. */
export function endOf({ node }: Pick<Statement, 'node'>): number {
  if (node.type === 'ExpressionStatement') return node.expression.end
  return node.type === 'ThrowStatement'
    ? node.argument.end
    : (node.declarations.at(-1)?.end ?? node.end)
}

export function isConsoleCall(node: ESTree.Node): node is ESTree.CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    !node.callee.computed &&
    node.callee.object.type === 'Identifier' &&
    node.callee.object.name === 'console'
  )
}

/** The one name that a declaration's last part binds; none if it binds several. */
export function boundName(node: ESTree.VariableDeclaration): string | undefined {
  const declarator = node.declarations.at(-1)
  const names = declarator ? namesIn(declarator.id) : []
  return names.length === 1 ? names[0] : undefined
}

function namesIn(pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property),
      )
  }
}
