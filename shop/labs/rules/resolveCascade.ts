import { compareSpecificity, zeroSpecificity, type Specificity } from '../selector/specificity.ts'
import { normalizeDeclaration, type Declaration, type Letter } from './declaration.ts'
import { orderLayers } from './cascadeLayers.ts'
import { ruleSpecificity, type RuleSpecificity } from './ruleSpecificity.ts'

/** The criteria of the cascade, in the order in which they decide. */
export const steps = [
  'origin',
  'context',
  'attached',
  'layer',
  'specificity',
  'proximity',
  'order',
] as const
export type Step = (typeof steps)[number]

/** A declaration with everything that is compared. */
export interface Candidate extends Declaration {
  readonly specificity: Specificity
  /** The index of its layer; unlayered styles have the highest one. */
  readonly layerIndex: number
  /** Its position in the order of appearance, counted from one. */
  readonly position: number
}

export interface StepResult {
  readonly step: Step
  /** Empty once the winner is known: the step is then skipped. */
  readonly candidates: readonly Candidate[]
  readonly remaining: readonly Letter[]
}

export interface CascadeResult {
  readonly stepResults: readonly StepResult[]
  /** Undefined if no declaration is left: then the value is inherited or initial. */
  readonly winner: Letter | undefined
  /** Rules that are dropped do not compete. */
  readonly dropped: readonly { readonly letter: Letter; readonly reason: 'wrong' | 'list' }[]
}

/** CSS Cascading and Inheritance Level 6, section 2.1. The declarations are in order of appearance. */
export function resolveCascade(
  declarations: readonly Declaration[],
  layerStatement: readonly string[] = [],
): CascadeResult {
  const normalized = declarations.map(normalizeDeclaration)
  const layers = orderLayers([...layerStatement, ...normalized.map(({ layer }) => layer)])
  const dropped: { letter: Letter; reason: 'wrong' | 'list' }[] = []
  let competing: readonly Candidate[] = normalized.flatMap((declaration, index) => {
    const specificityResult = specificityOf(declaration)
    if (!specificityResult.ok)
      dropped.push({ letter: declaration.letter, reason: specificityResult.reason })
    const layerIndex = layers.indexOf(declaration.layer)
    return specificityResult.ok
      ? [
          {
            ...declaration,
            specificity: specificityResult.specificity,
            layerIndex,
            position: index + 1,
          },
        ]
      : []
  })

  const stepResults = steps.map((step): StepResult => {
    if (competing.length < 2) return { step, candidates: [], remaining: [] }
    const candidates = competing
    competing = candidates.filter((one) =>
      candidates.every((other) => compare[step](one, other) >= 0),
    )
    return { step, candidates, remaining: competing.map(({ letter }) => letter) }
  })
  return { stepResults, winner: competing[0]?.letter, dropped }
}

/** The level of origin and importance, 1 for the strongest. */
export function originLevel({
  origin,
  important,
}: Pick<Declaration, 'origin' | 'important'>): number {
  switch (origin) {
    case 'transition':
      return 1
    case 'agent':
      return important ? 2 : 8
    case 'user':
      return important ? 3 : 7
    case 'author':
      return important ? 4 : 6
    case 'animation':
      return 5
  }
}

/** Positive when the first is stronger. After the first step all candidates are equally important. */
const compare: Readonly<Record<Step, (one: Candidate, other: Candidate) => number>> = {
  origin: (one, other) => originLevel(other) - originLevel(one),
  context: (one, other) =>
    reverseIfImportant(one, Number(other.inShadowTree) - Number(one.inShadowTree)),
  attached: (one, other) => Number(one.inStyleAttribute) - Number(other.inStyleAttribute),
  layer: (one, other) => reverseIfImportant(one, one.layerIndex - other.layerIndex),
  specificity: (one, other) => compareSpecificity(one.specificity, other.specificity),
  proximity: (one, other) => -Math.sign(scopeDistance(one) - scopeDistance(other)) || 0,
  order: (one, other) => one.position - other.position,
}

/** For important declarations the order is reversed. */
function reverseIfImportant({ important }: Candidate, difference: number): number {
  return important ? -difference : difference
}

/** Without a scoping root the distance is infinite. */
function scopeDistance({ scopeHops }: Candidate): number {
  return scopeHops ?? Number.MAX_SAFE_INTEGER
}

/** Animations, transitions and the style attribute have no selector, so their specificity is zero. */
function specificityOf({ origin, inStyleAttribute, selector }: Declaration): RuleSpecificity {
  const hasNoSelector = inStyleAttribute || origin === 'animation' || origin === 'transition'
  return hasNoSelector ? { ok: true, specificity: zeroSpecificity } : ruleSpecificity(selector)
}
