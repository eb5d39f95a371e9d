/** Specificity: IDs; classes, attributes and pseudo-classes; types and pseudo-elements. */
export type Specificity = readonly [number, number, number]

export const zeroSpecificity: Specificity = [0, 0, 0]

export function addSpecificities(...specificities: readonly Specificity[]): Specificity {
  return specificities.reduce<Specificity>(
    (sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]],
    [0, 0, 0],
  )
}

/** Positive when the first is higher. Compared from left to right; a lower component never carries over. */
export function compareSpecificity(a: Specificity, b: Specificity): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

export function highestSpecificity(specificities: readonly Specificity[]): Specificity {
  return specificities.reduce(
    (best, one) => (compareSpecificity(one, best) > 0 ? one : best),
    zeroSpecificity,
  )
}

export function formatSpecificity(specificity: Specificity): string {
  return specificity.join(',')
}
