import { hrefOf } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Route } from '../../pages/route.ts'
import type { PageRecords } from '../build-manifest/pageRecords.ts'
import type { OutputFolder } from '../output/outputFolder.ts'
import { pageId } from '../render/pageId.ts'
import { checkBudgets } from './checkBudgets.ts'
import { gzipped, type PageWeight } from './weighPage.ts'

/** A report about pages that are larger than the budgets of the settings; undefined if there are none. */
export function overBudget(
  records: PageRecords,
  lastPages: PageRecords,
  routes: readonly Route[],
  output: OutputFolder,
  config: SiteConfig,
): string | undefined {
  const weights = new Map<string, number>()
  const weigh = (href: string) => {
    const path = href.slice(config.base.length)
    const known = weights.get(href) ?? (output.has(path) ? gzipped(output.read(path)) : 0)
    weights.set(href, known)
    return known
  }
  // Most pages have the weight of another one, and few builds have something to report.
  const each = new Set(Array.from(records.values(), (record) => record.weight))
  const isOver = (weight: PageWeight) =>
    checkBudgets([{ page: '', weight }], config.budgets, weigh) !== undefined
  if (![...each].some(isOver)) return undefined
  const pages = routes.flatMap((route) => {
    const record = records.get(pageId(route))
    if (!record) return []
    const page = decodeURI(hrefOf(config, route.locale, route.path))
    return [{ page, weight: record.weight, before: lastPages.get(pageId(route))?.weight }]
  })
  return checkBudgets(pages, config.budgets, weigh)
}
