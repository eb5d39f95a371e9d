/** Larger numbers add no category that a site needs: `many` of French and Spanish begins at a million. */
const largest = 1000

/** The plural categories that counts of things fall into in a language, each with its numbers up to 1000. */
export function pluralCategories(lang: string): ReadonlyMap<Intl.LDMLPluralRule, number[]> {
  const rules = new Intl.PluralRules(lang)
  const categories = new Map<Intl.LDMLPluralRule, number[]>()
  for (let count = 0; count <= largest; count += 1) {
    const category = rules.select(count)
    const counts = categories.get(category)
    if (counts) counts.push(count)
    else categories.set(category, [count])
  }
  return categories
}
