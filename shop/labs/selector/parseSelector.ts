import { parsePseudo } from './parsePseudo.ts'
import { Scanner } from './scanner.ts'
import { SelectorProblem, type Problem } from './selectorProblem.ts'
import { addWeights, nothing, type Weight } from './weight.ts'

export type PartKind =
  | 'type'
  | 'universal'
  | 'id'
  | 'class'
  | 'attribute'
  | 'pseudo-class'
  | 'pseudo-element'
  /** The heaviest of its arguments: `:is()`, `:not()`, `:has()`. */
  | 'heaviest'
  | 'where'
  /** One for itself and the heaviest of its arguments: `:nth-child(of)`, `:host()`, `::slotted()`. */
  | 'plus-heaviest'
  | 'nesting'

/** A simple selector: one condition, or one pseudo-element. */
export interface Part {
  readonly kind: PartKind
  readonly text: string
  readonly start: number
  readonly weight: Weight
  /** The argument that decides the weight. */
  readonly decider?: string | undefined
  /** Arguments that a forgiving list has left out. */
  readonly dropped?: readonly Dropped[] | undefined
  /** The `&` that is implied: a nested selector without one means a descendant. */
  readonly implied?: boolean
}

export interface Dropped {
  readonly text: string
  readonly problem: Problem
}

export interface Complex {
  readonly text: string
  readonly start: number
  readonly parts: readonly Part[]
  /** Where its compounds begin, from left to right. */
  readonly compounds: readonly number[]
  readonly weight: Weight
  readonly pseudoElement: boolean
}

export interface Context {
  /** The heaviest of the selectors of the rule around: what `&` weighs. */
  readonly parent?: Weight | undefined
  /** May begin with a combinator. */
  readonly relative?: boolean
  readonly inHas?: boolean
  readonly noPseudoElements?: boolean
  /** Where the `&` stand, to be filled. */
  readonly nesting: number[]
}

export type Parsed =
  | {
      readonly ok: true
      readonly selectors: readonly Complex[]
      readonly nesting: readonly number[]
    }
  | { readonly ok: false; readonly problem: Problem }

/** Reads a list of selectors. With a parent it is the selector of a nested rule. */
export function parseSelector(text: string, parent?: Weight): Parsed {
  const scanner = new Scanner(text)
  const context = { parent, relative: parent !== undefined, nesting: [] }
  try {
    scanner.skipSpace()
    if (scanner.ended) scanner.fail('empty')
    const selectors = parseList(scanner, context, '')
    if (!scanner.ended) scanner.fail('unexpected')
    return { ok: true, selectors, nesting: context.nesting }
  } catch (error) {
    if (error instanceof SelectorProblem) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Selectors between commas, up to this character or the end. */
export function parseList(scanner: Scanner, context: Context, close: string): Complex[] {
  const list: Complex[] = []
  do list.push(parseComplex(scanner, context, close))
  while (scanner.take(','))
  return list
}

export function parseComplex(scanner: Scanner, context: Context, close: string): Complex {
  scanner.skipSpace()
  const start = scanner.at
  const ampersands = context.nesting.length
  const parts: Part[] = []
  const compounds: number[] = []
  const led = takeCombinator(scanner, close)
  if (led !== undefined && !context.relative) scanner.fail('leading-combinator', start)
  let end = start
  for (let combinator = led; ;) {
    if (atEnd(scanner, close)) {
      if (combinator !== undefined)
        scanner.fail('lonely-combinator', scanner.text.slice(0, scanner.at).trimEnd().length - 1)
      scanner.fail('empty-item')
    }
    if (combinator !== undefined && '>+~'.includes(scanner.peek()))
      scanner.fail('lonely-combinator')
    if (parts.some(isPseudoElement)) scanner.fail('after-pseudo-element', end)
    compounds.push(scanner.at)
    parts.push(...parseCompound(scanner, context))
    end = scanner.at
    combinator = takeCombinator(scanner, close)
    if (combinator === undefined) break
  }
  if (context.parent !== undefined && context.relative && !context.inHas)
    if (led !== undefined || context.nesting.length === ampersands)
      parts.unshift(impliedNesting(start, context.parent))
  return {
    text: scanner.text.slice(start, end),
    start,
    parts,
    compounds,
    weight: addWeights(...parts.map((part) => part.weight)),
    pseudoElement: parts.some(isPseudoElement),
  }
}

function parseCompound(scanner: Scanner, context: Context): Part[] {
  const parts: Part[] = []
  for (let part = parsePart(scanner, context); part; part = parsePart(scanner, context)) {
    if (parts.some(isPseudoElement) && !part.text.startsWith(':'))
      scanner.fail('after-pseudo-element', part.start, scanner.at)
    if (parts.length > 0 && (part.kind === 'type' || part.kind === 'universal'))
      scanner.fail('type-not-first', part.start, scanner.at)
    parts.push(part)
  }
  if (parts.length === 0) scanner.fail('unexpected')
  return parts
}

function parsePart(scanner: Scanner, context: Context): Part | undefined {
  scanner.skipComments()
  const start = scanner.at
  const made = (kind: PartKind, weight: Weight): Part => ({
    kind,
    text: scanner.text.slice(start, scanner.at),
    start,
    weight,
  })
  if (scanner.peek() === ':') return parsePseudo(scanner, context)
  if (scanner.take('#')) return (scanner.needName(), made('id', [1, 0, 0]))
  if (scanner.take('.')) return (scanner.needName(), made('class', [0, 1, 0]))
  if (scanner.take('[')) return (parseAttribute(scanner, start), made('attribute', [0, 1, 0]))
  if (scanner.take('&')) {
    context.nesting.push(start)
    return made('nesting', context.parent ?? nothing)
  }
  if (scanner.peek(2) === '*|' || (scanner.peek() === '|' && scanner.peek(2) !== '||'))
    scanner.at += scanner.peek() === '*' ? 2 : 1
  if (scanner.take('*')) return made('universal', nothing)
  if (scanner.takeName() !== undefined) return made('type', [0, 0, 1])
  return scanner.at > start ? scanner.fail('no-name') : undefined
}

function parseAttribute(scanner: Scanner, start: number): void {
  scanner.skipSpace()
  if (!scanner.take('*|')) scanner.take('|')
  const named = scanner.takeName() !== undefined
  if (scanner.ended) scanner.fail('unclosed', start)
  if (!named) scanner.fail('bad-attribute')
  scanner.skipSpace()
  const [operator] = /^[~|^$*]?=/.exec(scanner.text.slice(scanner.at)) ?? []
  if (operator !== undefined) {
    scanner.at += operator.length
    scanner.skipSpace()
    if (!scanner.takeString() && scanner.takeName() === undefined)
      scanner.fail(scanner.ended ? 'unclosed' : 'bad-attribute', scanner.ended ? start : undefined)
    scanner.skipSpace()
    if (/^[is]\s*\]/i.test(scanner.text.slice(scanner.at))) scanner.at += 1
    scanner.skipSpace()
  }
  if (scanner.ended) scanner.fail('unclosed', start)
  if (!scanner.take(']')) scanner.fail('bad-attribute')
}

/** The combinator that is next; white space is one unless the selector ends after it. */
function takeCombinator(scanner: Scanner, close: string): string | undefined {
  const spaced = scanner.skipSpace() && scanner.at > 0
  for (const combinator of ['>', '+', '~'])
    if (scanner.take(combinator)) return (scanner.skipSpace(), combinator)
  return spaced && !atEnd(scanner, close) ? ' ' : undefined
}

function atEnd(scanner: Scanner, close: string): boolean {
  return scanner.ended || scanner.peek() === ',' || (close !== '' && scanner.peek() === close)
}

function isPseudoElement(part: Part): boolean {
  return (
    part.kind === 'pseudo-element' || (part.kind === 'plus-heaviest' && part.text.startsWith('::'))
  )
}

function impliedNesting(start: number, weight: Weight): Part {
  return { kind: 'nesting', text: '&', start, weight, implied: true }
}
