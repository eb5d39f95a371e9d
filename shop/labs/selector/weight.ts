/** Specificity: IDs; classes, attributes and pseudo-classes; types and pseudo-elements. */
export type Weight = readonly [number, number, number]

export const nothing: Weight = [0, 0, 0]

export function addWeights(...weights: readonly Weight[]): Weight {
  return weights.reduce<Weight>(
    (sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]],
    [0, 0, 0],
  )
}

/** Above zero when the first is heavier. From left to right, and nothing is carried over. */
export function compareWeights(one: Weight, other: Weight): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}

export function heaviest(weights: readonly Weight[]): Weight {
  return weights.reduce((best, one) => (compareWeights(one, best) > 0 ? one : best), nothing)
}

export function writeWeight(weight: Weight): string {
  return weight.join(',')
}
