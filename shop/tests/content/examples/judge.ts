import type { CheckEvent, Claim, Problem } from './claim.ts'

export interface Run {
  readonly events: readonly CheckEvent[]
  /** It was stopped because it did not end by itself. */
  readonly isStopped: boolean
}

type Checked = Extract<CheckEvent, { type: 'checked' }>

/** Compares what a program did with what is stated about it. `placeOf` finds the line in a stack. */
export function judge(
  claims: readonly Claim[],
  { events, isStopped }: Run,
  placeOf: (stack: string) => number | undefined,
): Problem[] {
  const checks = events.filter((event) => event.type === 'checked')
  const printed = events.filter((event) => event.type === 'printed').map(({ text }) => text)
  const failures = events.filter((event) => event.type === 'failed')
  const hasFinished = events.some((event) => event.type === 'finished')
  const problems: Problem[] = failures.map(({ message, stack }) => ({
    line: placeOf(stack) ?? 0,
    message: `${message} (no arrow states this error)`,
  }))

  const lines: Claim[] = []
  for (const claim of claims) {
    const own = checks.filter(({ id }) => id === claim.id)
    const wrong = own.find(({ holds }) => !holds)
    const { line, kind } = claim
    const isLine =
      kind === 'line' ||
      (kind === 'valueOrLine' && (wrong || own.length === 0) && printed.length > 0)
    if (isLine) lines.push(claim)
    else if (wrong) problems.push({ line, message: complaint(claim, wrong) })
    else if (own.length === 0 && failures.length === 0) {
      const isWaiting = events.some((event) => event.type === 'waiting' && event.id === claim.id)
      const why = isWaiting ? 'its promise never settles' : 'this is never reached'
      problems.push({ line, message: `${expectation(claim)}, but ${why}` })
    }
  }
  problems.push(...compareLines(lines, printed))

  if (!hasFinished && problems.length === 0) {
    const why = isStopped ? 'it still runs after 2 s' : 'it waits for a promise that never settles'
    problems.push({ line: 0, message: `the program does not come to its end: ${why}` })
  }
  return problems.toSorted((a, b) => a.line - b.line)
}

/** Lines are compared only where the program states lines: then all of them must be stated. */
function compareLines(claims: readonly Claim[], printed: readonly string[]): Problem[] {
  const problem = claims.findIndex(
    ({ readings }, index) => !readings.some((reading) => isSameText(reading, printed[index])),
  )
  const wrong = claims[problem]
  if (wrong) {
    const text = printed[problem]
    const message =
      text === undefined
        ? `should print ${wrong.text}, but nothing more is printed`
        : `should print ${wrong.text} but prints ${text}`
    return [{ line: wrong.line, message }]
  }
  const last = claims.at(-1)
  const extra = printed[claims.length]
  if (!last || extra === undefined) return []
  return [{ line: last.line, message: `prints ${extra} after this, which no arrow states` }]
}

/** A comment cannot show spaces at its ends, nor an object on several lines. */
export function isSameText(stated: string, printed: string | undefined): boolean {
  return printed !== undefined && squeeze(stated) === squeeze(printed)
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function complaint(claim: Claim, { found }: Checked): string {
  return `${expectation(claim)} but ${found}`
}

function expectation({ kind, subject, text, error }: Claim): string {
  const verb = kind === 'print' ? 'print' : error ? 'throw' : 'be'
  return `${subject} should ${verb} ${text}`
}
