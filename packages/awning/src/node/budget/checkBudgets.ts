import type { Budgets } from '../../config/site.ts'
import type { PageWeight } from './weighPage.ts'

export interface WeighedPage {
  /** Its address. */
  readonly page: string
  readonly weight: PageWeight
  /** Its weight in the last build. */
  readonly before?: PageWeight | undefined
}

interface Excess {
  readonly kind: keyof Budgets
  readonly what: string
  readonly limit: number
  readonly now: number
  readonly before: number | undefined
  /** How many pages are over the limit; `what` names the heaviest. */
  readonly pages: number
}

const titles: Readonly<Record<keyof Budgets, string>> = {
  html: 'HTML',
  styles: 'style sheets',
  inline: 'inline script',
  script: 'script after intent',
  lab: 'experiment',
  payload: 'payload',
}

/**
 * A table of everything that is over its budget; undefined if nothing is. `weigh` returns the gzipped
 * size in bytes of a file that pages link.
 */
export function checkBudgets(
  pages: readonly WeighedPage[],
  budgets: Budgets,
  weigh: (href: string) => number,
): string | undefined {
  const total = (hrefs: readonly string[]) => hrefs.reduce((sum, href) => sum + weigh(href), 0)
  const excesses = [
    excess('html', pages, budgets, ({ html }) => html ?? 0),
    excess('styles', pages, budgets, ({ styles }) => total(styles)),
    excess('inline', pages, budgets, ({ inline }) => inline),
    excess('script', pages, budgets, ({ scripts }) => total(scripts)),
    ...labExcesses(pages, budgets, weigh),
    excess('payload', pages, budgets, ({ payload }) => payload ?? 0),
  ].filter((found) => found !== undefined)
  return excesses.length > 0 ? table(excesses) : undefined
}

function excess(
  kind: keyof Budgets,
  pages: readonly WeighedPage[],
  budgets: Budgets,
  measure: (weight: PageWeight) => number,
): Excess | undefined {
  const limit = budgets[kind]
  if (limit === false) return undefined
  const over = pages
    .map((page) => ({ ...page, now: measure(page.weight) }))
    .filter(({ now }) => now > limit)
    .sort((a, b) => b.now - a.now)
  const [worst] = over
  if (!worst) return undefined
  const before = worst.before && measure(worst.before)
  return {
    kind,
    what: worst.page,
    limit,
    now: worst.now,
    before: before || undefined,
    pages: over.length,
  }
}

function labExcesses(
  pages: readonly WeighedPage[],
  budgets: Budgets,
  weigh: (href: string) => number,
): Excess[] {
  const users = new Map<string, string[]>()
  for (const { page, weight } of pages)
    for (const href of weight.labs) users.set(href, [...(users.get(href) ?? []), page])
  return [...users].flatMap(([href, usedOn]) => {
    const now = weigh(href)
    const what = `${usedOn[0]} (${href.split('/').at(-1)})`
    return now > budgets.lab
      ? [{ kind: 'lab', what, limit: budgets.lab, now, before: undefined, pages: usedOn.length }]
      : []
  })
}

function table(excesses: readonly Excess[]): string {
  const rows = [
    ['what', 'bytes', 'budget', 'over by', 'last build', 'where'],
    ...excesses.map(({ kind, what, limit, now, before, pages }) => [
      titles[kind],
      String(now),
      String(limit),
      `${Math.ceil((100 * (now - limit)) / limit)} %`,
      before === undefined ? '' : String(before),
      pages > 1 ? `${what} and ${pages - 1} more` : what,
    ]),
  ]
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = rows.map((row) =>
    `  ${row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        const isNumber = column > 0 && column < 5
        return isNumber ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')}`.trimEnd(),
  )
  return [
    'Pages are heavier than the budgets of site.config.ts allow (gzipped bytes).',
    '',
    ...lines,
    '',
    '  Make them lighter, or raise the budget there and say why.',
  ].join('\n')
}
