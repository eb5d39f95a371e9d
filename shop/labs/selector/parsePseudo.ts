import {
  parseComplex,
  parseList,
  type ComplexSelector,
  type ParseContext,
  type DroppedSelector,
  type SimpleSelector,
  type PartKind,
} from './parseSelector.ts'
import {
  functionalClasses,
  functionalElements,
  nthClasses,
  ofTypeClasses,
  oneColonElements,
  plainClasses,
  plainElements,
} from './pseudoNames.ts'
import type { Scanner } from './scanner.ts'
import { SelectorSyntaxError } from './selectorError.ts'
import {
  addSpecificities,
  compareSpecificity,
  highestSpecificity,
  zeroSpecificity,
  type Specificity,
} from './specificity.ts'

const oneClass: Specificity = [0, 1, 0]
const oneElement: Specificity = [0, 0, 1]

/** A pseudo-class or a pseudo-element, with its arguments. */
export function parsePseudo(scanner: Scanner, context: ParseContext): SimpleSelector {
  const start = scanner.position
  scanner.take(':')
  const hasTwoColons = scanner.take(':')
  const name = scanner.needName().toLowerCase()
  const element = hasTwoColons || oneColonElements.has(name)
  if (element && context.noPseudoElements)
    scanner.fail('pseudo-element-inside', start, scanner.position)
  const hasArguments = scanner.take('(')
  const found = hasArguments
    ? takeFunction(scanner, context, name, element, start)
    : parsePlain(scanner, name, element, start)
  return { start, text: scanner.text.slice(start, scanner.position), ...found }
}

type PseudoPart = Omit<SimpleSelector, 'start' | 'text'>

function parsePlain(scanner: Scanner, name: string, element: boolean, start: number): PseudoPart {
  if (element) {
    if (plainElements.has(name) || name.startsWith('-webkit-'))
      return { kind: 'pseudo-element', specificity: oneElement }
    if (functionalElements.has(name) || name === 'slotted')
      scanner.fail('needs-argument', start, scanner.position)
    return scanner.fail('unknown-pseudo-element', start, scanner.position)
  }
  if (plainClasses.has(name)) return { kind: 'pseudo-class', specificity: oneClass }
  return scanner.fail(
    takesArgument(name) ? 'needs-argument' : 'unknown-pseudo-class',
    start,
    scanner.position,
  )
}

function takesArgument(name: string): boolean {
  return (
    /^(?:is|where|not|has|host-context)$/.test(name) ||
    nthClasses.has(name) ||
    ofTypeClasses.has(name) ||
    functionalClasses.has(name)
  )
}

function takeFunction(
  scanner: Scanner,
  context: ParseContext,
  name: string,
  element: boolean,
  start: number,
): PseudoPart {
  const inside: ParseContext = { ...context, relative: false, noPseudoElements: true }
  const requireClose = <T>(value: T): T => {
    scanner.skipSpace()
    if (scanner.ended) scanner.fail('unclosed', start, scanner.position)
    if (!scanner.take(')')) scanner.fail('unexpected')
    return value
  }
  if (element) {
    if (name === 'slotted')
      return requireClose(plusHeaviest(oneElement, [takeCompound(scanner, inside, start)]))
    if (!functionalElements.has(name))
      scanner.fail(
        plainElements.has(name) ? 'takes-no-argument' : 'unknown-pseudo-element',
        start,
        scanner.position - 1,
      )
    const argument = takeArgument(scanner, start)
    if (argument === '') scanner.fail('needs-argument', start, scanner.position + 1)
    const matchesAny = name.startsWith('view-transition-') && argument === '*'
    return requireClose({
      kind: 'pseudo-element',
      specificity: matchesAny ? zeroSpecificity : oneElement,
    })
  }
  if (name === 'is' || name === 'where') {
    const { kept, dropped } = parseForgivingList(scanner, inside, start)
    if (name === 'where')
      return requireClose({ kind: 'where', specificity: zeroSpecificity, dropped })
    return requireClose({ ...heaviestArgument('heaviest', kept), dropped })
  }
  if (name === 'not')
    return requireClose(heaviestArgument('heaviest', takeStrictList(scanner, inside, start)))
  if (name === 'has') {
    if (context.inHas) scanner.fail('nested-has', start, scanner.position - 1)
    const within = { ...inside, relative: true, inHas: true }
    return requireClose(heaviestArgument('heaviest', takeStrictList(scanner, within, start)))
  }
  if (nthClasses.has(name) || ofTypeClasses.has(name)) {
    takeNth(scanner, start)
    if (!/^of(?![\w-])/i.test(scanner.peek(3)))
      return requireClose({ kind: 'pseudo-class', specificity: oneClass })
    if (ofTypeClasses.has(name)) scanner.fail('bad-nth', scanner.position, scanner.position + 2)
    scanner.position += 2
    return requireClose(plusHeaviest(oneClass, takeStrictList(scanner, inside, start)))
  }
  if (name === 'host' || name === 'host-context')
    return requireClose(plusHeaviest(oneClass, [takeCompound(scanner, inside, start)]))
  if (!functionalClasses.has(name))
    scanner.fail(
      plainClasses.has(name) ? 'takes-no-argument' : 'unknown-pseudo-class',
      start,
      scanner.position - 1,
    )
  if (takeArgument(scanner, start) === '')
    scanner.fail('needs-argument', start, scanner.position + 1)
  return requireClose({ kind: 'pseudo-class', specificity: oneClass })
}

/** An argument that is a compound selector: it has no combinators. */
function takeCompound(scanner: Scanner, context: ParseContext, start: number): ComplexSelector {
  scanner.skipSpace()
  if (scanner.ended) scanner.fail('unclosed', start, scanner.position)
  if (scanner.peek() === ')') scanner.fail('needs-argument', start, scanner.position + 1)
  const found = parseComplex(scanner, context, ')')
  const [, second] = found.compounds
  if (second !== undefined) scanner.fail('unexpected', second)
  return found
}

/** A selector list in which every selector must be valid. */
function takeStrictList(scanner: Scanner, context: ParseContext, start: number): ComplexSelector[] {
  scanner.skipSpace()
  if (scanner.ended) scanner.fail('unclosed', start, scanner.position)
  if (scanner.peek() === ')') scanner.fail('needs-argument', start, scanner.position + 1)
  return parseList(scanner, context, ')')
}

/** A forgiving selector list: invalid selectors are dropped. */
function parseForgivingList(
  scanner: Scanner,
  context: ParseContext,
  start: number,
): { kept: ComplexSelector[]; dropped: DroppedSelector[] } {
  const kept: ComplexSelector[] = []
  const dropped: DroppedSelector[] = []
  scanner.skipSpace()
  if (scanner.peek() === ')') return { kept, dropped }
  do {
    scanner.skipSpace()
    const from = scanner.position
    const ampersands = context.nesting.length
    try {
      kept.push(parseComplex(scanner, context, ')'))
      if (!scanner.ended && !',)'.includes(scanner.peek())) scanner.fail('unexpected')
    } catch (error) {
      if (!(error instanceof SelectorSyntaxError)) throw error
      if (error.problem.code === 'unclosed') throw error
      if (kept.at(-1)?.start === from) kept.pop()
      context.nesting.length = ampersands
      scanner.position = from
      scanner.skipTo(',)')
      dropped.push({
        text: scanner.text.slice(from, scanner.position).trim(),
        problem: error.problem,
      })
    }
    if (scanner.ended) scanner.fail('unclosed', start, scanner.position)
  } while (scanner.take(','))
  return { kept, dropped }
}

const nth = /^(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)(?=\s|\)|$)\s*/i

function takeNth(scanner: Scanner, start: number): void {
  scanner.skipSpace()
  const [found] = nth.exec(scanner.text.slice(scanner.position)) ?? []
  if (scanner.ended) scanner.fail('unclosed', start, scanner.position)
  if (found === undefined) {
    const from = scanner.position
    scanner.skipTo(')')
    return scanner.fail('bad-nth', from, scanner.position)
  }
  scanner.position += found.length
}

function takeArgument(scanner: Scanner, start: number): string {
  const from = scanner.position
  scanner.skipTo(')')
  if (scanner.ended) scanner.fail('unclosed', start, scanner.position)
  return scanner.text.slice(from, scanner.position).trim()
}

function heaviestArgument(kind: PartKind, list: readonly ComplexSelector[]): PseudoPart {
  const specificity = highestSpecificity(list.map((one) => one.specificity))
  const decidingArgument = list.find(
    (one) => compareSpecificity(one.specificity, specificity) === 0,
  )?.text
  return { kind, specificity, decidingArgument }
}

function plusHeaviest(ownSpecificity: Specificity, list: readonly ComplexSelector[]): PseudoPart {
  const { specificity, decidingArgument } = heaviestArgument('plus-heaviest', list)
  return {
    kind: 'plus-heaviest',
    specificity: addSpecificities(ownSpecificity, specificity),
    decidingArgument,
  }
}
