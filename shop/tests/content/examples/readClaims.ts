import type { ESTree } from 'rolldown/utils'
import type { Claim, Problem } from './claim.ts'
import { lineFinder } from './sourceLines.ts'
import { readStatedText } from './statedText.ts'
import { boundName, endOf, findStatements, isConsoleCall, type Statement } from './statements.ts'

/** A claim and the code that it is about. */
export interface PlacedClaim {
  readonly claim: Claim
  readonly statement?: Statement
  /** The console calls whose output is stated. */
  readonly calls: readonly ESTree.CallExpression[]
}

export interface ReadClaims {
  readonly placed: readonly PlacedClaim[]
  readonly problems: readonly Problem[]
}

interface Arrow {
  readonly line: number
  readonly start: number
  readonly text: string
  readonly isAlone: boolean
}

export function readClaims(
  source: string,
  program: ESTree.Program,
  comments: readonly ArrowComment[],
): ReadClaims {
  const lineAt = lineFinder(source)
  const arrows = readArrows(source, comments, lineAt)
  const { statements, consoleCalls } = findStatements(program)
  const endingOn = (line: number) =>
    statements
      .filter((statement) => lineAt(endOf(statement) - 1) === line)
      .reduce<Statement | undefined>(
        (last, one) => (last && endOf(last) >= endOf(one) ? last : one),
        undefined,
      )
  const aloneLines = new Set(arrows.filter(({ isAlone }) => isAlone).map(({ line }) => line))
  const trailingLines = new Set(arrows.filter(({ isAlone }) => !isAlone).map(({ line }) => line))
  const placed: PlacedClaim[] = []
  const problems: Problem[] = []

  for (const arrow of arrows) {
    const { line } = arrow
    const stated = readStatedText(arrow.text)
    const place = (
      kind: Claim['kind'],
      about: { subject?: ESTree.Span; statement?: Statement; calls?: ESTree.CallExpression[] },
      awaits = !stated.text.startsWith('Promise {'),
    ) => {
      const subject = about.subject ? source.slice(about.subject.start, about.subject.end) : ''
      const { statement, calls = [] } = about
      const claim = { id: placed.length, line, kind, subject: shorten(subject), awaits, ...stated }
      placed.push({ claim, calls, ...(statement ? { statement } : {}) })
    }

    if (arrow.isAlone) {
      const statement = trailingLines.has(line - 1) ? undefined : endingOn(line - 1)
      if (!statement || !hasValue(statement) || statement.consoleCalls.length > 0) place('line', {})
      else {
        const isOneOfMany = aloneLines.has(line + 1)
        place('valueOrLine', { statement, subject: subjectOf(statement) }, !isOneOfMany)
      }
      continue
    }

    const statement = endingOn(line)
    const calls = consoleCalls.filter(
      (call) =>
        lineAt(call.end - 1) === line &&
        call.end <= arrow.start &&
        (!statement || statement.consoleCalls.includes(call)),
    )
    const [call] = calls
    if (call) place('print', { calls, subject: call, ...(statement ? { statement } : {}) })
    else if (statement && (hasValue(statement) || stated.error)) {
      place('value', { statement, subject: subjectOf(statement) })
    } else {
      problems.push({ line, message: strayArrow(arrow.text, source.split('\n')[line] ?? '') })
    }
  }
  return { placed, problems }
}

export interface ArrowComment {
  readonly type: 'Line' | 'Block'
  readonly value: string
  readonly start: number
}

function readArrows(
  source: string,
  comments: readonly ArrowComment[],
  lineAt: (offset: number) => number,
): Arrow[] {
  return comments.flatMap(({ type, value, start }) => {
    const match = type === 'Line' ? /^\s*→(.*)$/.exec(value) : null
    if (!match) return []
    const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start)
    return {
      line: lineAt(start),
      start,
      text: (match[1] ?? '').trim(),
      isAlone: before.trim() === '',
    }
  })
}

function strayArrow(text: string, nextLine: string): string {
  const goesOn = /^\s*[-[(+/`]/.test(nextLine) && !nextLine.trim().startsWith('//')
  return `the arrow “→ ${text}” belongs to no expression, no variable and no console call that ends on its line${
    goesOn ? ': the next line goes on with it, unless it begins with a semicolon' : ''
  }`
}

function hasValue({ node }: Statement): boolean {
  if (node.type === 'VariableDeclaration') return boundName(node) !== undefined
  return node.type === 'ExpressionStatement' && !isConsoleCall(node.expression)
}

function subjectOf({ node }: Statement): ESTree.Span {
  if (node.type === 'ExpressionStatement') return node.expression
  if (node.type === 'VariableDeclaration') return node.declarations.at(-1)?.id ?? node
  return node
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
