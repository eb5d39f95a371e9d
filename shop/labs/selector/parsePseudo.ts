import {
  parseComplex,
  parseList,
  type Complex,
  type Context,
  type Dropped,
  type Part,
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
import { SelectorProblem } from './selectorProblem.ts'
import { addWeights, compareWeights, heaviest, nothing, type Weight } from './weight.ts'

const oneClass: Weight = [0, 1, 0]
const oneElement: Weight = [0, 0, 1]

/** A pseudo-class or a pseudo-element, with its arguments. */
export function parsePseudo(scanner: Scanner, context: Context): Part {
  const start = scanner.at
  scanner.take(':')
  const twice = scanner.take(':')
  const name = scanner.needName().toLowerCase()
  const element = twice || oneColonElements.has(name)
  if (element && context.noPseudoElements) scanner.fail('pseudo-element-inside', start, scanner.at)
  const called = scanner.take('(')
  const found = called
    ? takeFunction(scanner, context, name, element, start)
    : plain(scanner, name, element, start)
  return { start, text: scanner.text.slice(start, scanner.at), ...found }
}

type Found = Omit<Part, 'start' | 'text'>

function plain(scanner: Scanner, name: string, element: boolean, start: number): Found {
  if (element) {
    if (plainElements.has(name) || name.startsWith('-webkit-'))
      return { kind: 'pseudo-element', weight: oneElement }
    if (functionalElements.has(name) || name === 'slotted')
      scanner.fail('needs-argument', start, scanner.at)
    return scanner.fail('unknown-pseudo-element', start, scanner.at)
  }
  if (plainClasses.has(name)) return { kind: 'pseudo-class', weight: oneClass }
  return scanner.fail(
    takesArgument(name) ? 'needs-argument' : 'unknown-pseudo-class',
    start,
    scanner.at,
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
  context: Context,
  name: string,
  element: boolean,
  start: number,
): Found {
  const inside: Context = { ...context, relative: false, noPseudoElements: true }
  const closed = <T>(value: T): T => {
    scanner.skipSpace()
    if (scanner.ended) scanner.fail('unclosed', start, scanner.at)
    if (!scanner.take(')')) scanner.fail('unexpected')
    return value
  }
  if (element) {
    if (name === 'slotted')
      return closed(plusHeaviest(oneElement, [takeCompound(scanner, inside, start)]))
    if (!functionalElements.has(name))
      scanner.fail(
        plainElements.has(name) ? 'takes-no-argument' : 'unknown-pseudo-element',
        start,
        scanner.at - 1,
      )
    const argument = takeArgument(scanner, start)
    if (argument === '') scanner.fail('needs-argument', start, scanner.at + 1)
    const any = name.startsWith('view-transition-') && argument === '*'
    return closed({ kind: 'pseudo-element', weight: any ? nothing : oneElement })
  }
  if (name === 'is' || name === 'where') {
    const { kept, dropped } = parseForgiving(scanner, inside, start)
    if (name === 'where') return closed({ kind: 'where', weight: nothing, dropped })
    return closed({ ...decided('heaviest', kept), dropped })
  }
  if (name === 'not') return closed(decided('heaviest', takeReal(scanner, inside, start)))
  if (name === 'has') {
    if (context.inHas) scanner.fail('nested-has', start, scanner.at - 1)
    const within = { ...inside, relative: true, inHas: true }
    return closed(decided('heaviest', takeReal(scanner, within, start)))
  }
  if (nthClasses.has(name) || ofTypeClasses.has(name)) {
    takeNth(scanner, start)
    if (!/^of(?![\w-])/i.test(scanner.peek(3)))
      return closed({ kind: 'pseudo-class', weight: oneClass })
    if (ofTypeClasses.has(name)) scanner.fail('bad-nth', scanner.at, scanner.at + 2)
    scanner.at += 2
    return closed(plusHeaviest(oneClass, takeReal(scanner, inside, start)))
  }
  if (name === 'host' || name === 'host-context')
    return closed(plusHeaviest(oneClass, [takeCompound(scanner, inside, start)]))
  if (!functionalClasses.has(name))
    scanner.fail(
      plainClasses.has(name) ? 'takes-no-argument' : 'unknown-pseudo-class',
      start,
      scanner.at - 1,
    )
  if (takeArgument(scanner, start) === '') scanner.fail('needs-argument', start, scanner.at + 1)
  return closed({ kind: 'pseudo-class', weight: oneClass })
}

/** An argument without combinators. */
function takeCompound(scanner: Scanner, context: Context, start: number): Complex {
  scanner.skipSpace()
  if (scanner.ended) scanner.fail('unclosed', start, scanner.at)
  if (scanner.peek() === ')') scanner.fail('needs-argument', start, scanner.at + 1)
  const found = parseComplex(scanner, context, ')')
  const [, second] = found.compounds
  if (second !== undefined) scanner.fail('unexpected', second)
  return found
}

/** A list of which every selector must be right. */
function takeReal(scanner: Scanner, context: Context, start: number): Complex[] {
  scanner.skipSpace()
  if (scanner.ended) scanner.fail('unclosed', start, scanner.at)
  if (scanner.peek() === ')') scanner.fail('needs-argument', start, scanner.at + 1)
  return parseList(scanner, context, ')')
}

/** A list that leaves out what it does not know. */
function parseForgiving(
  scanner: Scanner,
  context: Context,
  start: number,
): { kept: Complex[]; dropped: Dropped[] } {
  const kept: Complex[] = []
  const dropped: Dropped[] = []
  scanner.skipSpace()
  if (scanner.peek() === ')') return { kept, dropped }
  do {
    scanner.skipSpace()
    const from = scanner.at
    const ampersands = context.nesting.length
    try {
      kept.push(parseComplex(scanner, context, ')'))
      if (!scanner.ended && !',)'.includes(scanner.peek())) scanner.fail('unexpected')
    } catch (error) {
      if (!(error instanceof SelectorProblem)) throw error
      if (error.problem.code === 'unclosed') throw error
      if (kept.at(-1)?.start === from) kept.pop()
      context.nesting.length = ampersands
      scanner.at = from
      scanner.skipTo(',)')
      dropped.push({ text: scanner.text.slice(from, scanner.at).trim(), problem: error.problem })
    }
    if (scanner.ended) scanner.fail('unclosed', start, scanner.at)
  } while (scanner.take(','))
  return { kept, dropped }
}

const nth = /^(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)(?=\s|\)|$)\s*/i

function takeNth(scanner: Scanner, start: number): void {
  scanner.skipSpace()
  const [found] = nth.exec(scanner.text.slice(scanner.at)) ?? []
  if (scanner.ended) scanner.fail('unclosed', start, scanner.at)
  if (found === undefined) {
    const from = scanner.at
    scanner.skipTo(')')
    return scanner.fail('bad-nth', from, scanner.at)
  }
  scanner.at += found.length
}

function takeArgument(scanner: Scanner, start: number): string {
  const from = scanner.at
  scanner.skipTo(')')
  if (scanner.ended) scanner.fail('unclosed', start, scanner.at)
  return scanner.text.slice(from, scanner.at).trim()
}

function decided(kind: PartKind, list: readonly Complex[]): Found {
  const weight = heaviest(list.map((one) => one.weight))
  const decider = list.find((one) => compareWeights(one.weight, weight) === 0)?.text
  return { kind, weight, decider }
}

function plusHeaviest(own: Weight, list: readonly Complex[]): Found {
  const { weight, decider } = decided('plus-heaviest', list)
  return { kind: 'plus-heaviest', weight: addWeights(own, weight), decider }
}
