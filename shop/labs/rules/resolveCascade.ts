import { compareSpecificity, zeroSpecificity, type Specificity } from '../selector/specificity.ts'
import { settle, type Declaration, type Letter } from './declaration.ts'
import { orderLayers } from './layers.ts'
import { weighRule, type RuleWeight } from './weighRule.ts'

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

/** A declaration with all that is compared. */
export interface Competitor extends Declaration {
  readonly weight: Specificity
  /** The height of its layer; what is in no layer is highest. */
  readonly height: number
  /** Its place in the order of appearance, counted from one. */
  readonly place: number
}

export interface Round {
  readonly step: Step
  /** Empty once the winner is known: then nobody looks at this step. */
  readonly entering: readonly Competitor[]
  readonly staying: readonly Letter[]
}

export interface Verdict {
  readonly rounds: readonly Round[]
  /** Undefined if no declaration is left: then the value is inherited or initial. */
  readonly winner: Letter | undefined
  /** Rules that the browser does not take never compete. */
  readonly dropped: readonly { readonly letter: Letter; readonly why: 'wrong' | 'list' }[]
}

/** CSS Cascading and Inheritance Level 6, section 2.1. The declarations stand in order of appearance. */
export function resolveCascade(
  declarations: readonly Declaration[],
  layerStatement: readonly string[] = [],
): Verdict {
  const settled = declarations.map(settle)
  const layers = orderLayers([...layerStatement, ...settled.map(({ layer }) => layer)])
  const dropped: { letter: Letter; why: 'wrong' | 'list' }[] = []
  let left: readonly Competitor[] = settled.flatMap((declaration, index) => {
    const weighed = weigh(declaration)
    if (!weighed.ok) dropped.push({ letter: declaration.letter, why: weighed.why })
    const height = layers.indexOf(declaration.layer)
    return weighed.ok ? [{ ...declaration, weight: weighed.weight, height, place: index + 1 }] : []
  })

  const rounds = steps.map((step): Round => {
    if (left.length < 2) return { step, entering: [], staying: [] }
    const entering = left
    left = entering.filter((one) => entering.every((other) => compare[step](one, other) >= 0))
    return { step, entering, staying: left.map(({ letter }) => letter) }
  })
  return { rounds, winner: left[0]?.letter, dropped }
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

/** Above zero when the first is stronger. After the first step all left are equally important. */
const compare: Readonly<Record<Step, (one: Competitor, other: Competitor) => number>> = {
  origin: (one, other) => originLevel(other) - originLevel(one),
  context: (one, other) => reversed(one, Number(other.shadow) - Number(one.shadow)),
  attached: (one, other) => Number(one.attached) - Number(other.attached),
  layer: (one, other) => reversed(one, one.height - other.height),
  specificity: (one, other) => compareSpecificity(one.weight, other.weight),
  proximity: (one, other) => -Math.sign(far(one) - far(other)) || 0,
  order: (one, other) => one.place - other.place,
}

/** Important declarations are the bottom line: whoever drew it first is right. */
function reversed({ important }: Competitor, difference: number): number {
  return important ? -difference : difference
}

/** Without a scoping root nothing is near. */
function far({ hops }: Competitor): number {
  return hops ?? Number.MAX_SAFE_INTEGER
}

/** Animations, transitions and the style attribute find their element without a selector. */
function weigh({ origin, attached, selector }: Declaration): RuleWeight {
  const bare = attached || origin === 'animation' || origin === 'transition'
  return bare ? { ok: true, weight: zeroSpecificity } : weighRule(selector)
}
