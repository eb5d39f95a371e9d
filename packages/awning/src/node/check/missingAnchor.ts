import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { nearestAmong } from '../../text/nearest.ts'
import {
  addressOf,
  nameOf,
  positionOf,
  shownAddress,
  type CheckedPage,
  type CheckedRoute,
  type LinkSource,
} from './checkedPage.ts'

interface AnchorLink {
  readonly route: CheckedRoute
  readonly href: string
  readonly source: LinkSource | undefined
  readonly target: CheckedPage
  readonly id: string
}

/** A link to a section that its page does not have. Of those with the same key, one is reported, which alone is described. */
export function missingAnchor(
  link: AnchorLink,
  targets: ReadonlyMap<string, CheckedPage>,
  config: SiteConfig,
): { key: string; describe: () => Diagnostic } | undefined {
  const { route, href, source, target, id } = link
  const { ids } = target.facts
  if (!ids || ids.has(id)) return undefined
  const position = positionOf(route, source)
  const name = nameOf(href, source)
  return {
    // Two locales that show one text have the same mistake at two addresses.
    key: JSON.stringify([position, name, route.path, target.route.path, id]),
    describe() {
      const hint = otherLanguageHint(link, targets, config) ?? nearestHint(id, ids)
      return {
        severity: 'warning',
        ...position,
        message: `${name} on ${shownAddress(route, config)} leads to no section: ${shownAddress(target.route, config)} has no #${id}`,
        ...(hint === undefined ? {} : { hint }),
      }
    },
  }
}

/** Ids follow from the words of headings, so that those of a translation are others. */
function otherLanguageHint(
  { target: { route }, id }: AnchorLink,
  targets: ReadonlyMap<string, CheckedPage>,
  config: SiteConfig,
): string | undefined {
  for (const { id: locale } of config.locales) {
    const other = targets.get(addressOf({ ...route, locale }, config))
    if (other?.facts.ids?.has(id))
      return `${shownAddress(other.route, config)} has it. Give the heading the same id in ${route.file ?? 'both texts'}: write {#${id}} behind it.`
  }
  return undefined
}

/** A page with hundreds of sections may be what thousands of links lead to. */
const nearestIn = new WeakMap<ReadonlySet<string>, ReturnType<typeof nearestAmong>>()

function nearestHint(id: string, ids: ReadonlySet<string>): string | undefined {
  const nearest = nearestIn.get(ids) ?? nearestAmong(ids)
  nearestIn.set(ids, nearest)
  const guess = nearest(id)
  return guess === undefined ? undefined : `The nearest is #${guess}.`
}
