import { hrefOf, isExternal, splitLocale } from '../../config/address.ts'
import { feedFormats, feedPath } from '../../config/feeds.ts'
import { decodedAddress } from '../../text/decodedAddress.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { leftOutReason } from '../../content/leftOut.ts'
import { kindOf } from '../../pages/kinds.ts'
import { nearestAmong } from '../../text/nearest.ts'
import type { RedirectOptions } from './listRedirects.ts'
import { addressKey, type WrittenRedirect } from './writtenRedirects.ts'

export interface RedirectTarget {
  readonly href: string
  readonly isPage: boolean
}

/** Why an old address leads nowhere; an error unless it says otherwise. */
export type RedirectMistake = Pick<Diagnostic, 'message' | 'hint'> &
  Partial<Pick<Diagnostic, 'severity'>>

/** Finds what an old address leads to, or why that is no page and no file. */
export type RedirectTargets = (written: WrittenRedirect) => RedirectTarget | RedirectMistake

export function redirectTargets(
  { config, loaded, routes, kinds, publicFiles }: Omit<RedirectOptions, 'root'>,
  redirects: ReadonlyMap<string, WrittenRedirect>,
): RedirectTargets {
  const pages = new Map(
    routes
      .filter(({ page }) => kindOf(kinds, page).fallback !== 'notFound')
      .map((route) => [addressKey(route), route]),
  )
  const feeds = new Set(
    config.posts.flatMap((posts) =>
      Object.values(feedFormats).map((format) => feedPath(posts, format)),
    ),
  )
  const unpublished = new Map(
    loaded.leftOut.flatMap((text) =>
      text.path === undefined
        ? []
        : [[addressKey({ locale: text.locale, path: text.path }), text] as const],
    ),
  )
  const files = new Set(publicFiles.map((file) => `/${file}`))
  let guess: ReturnType<typeof nearestAmong> | undefined
  /** After a move thousands of old addresses lead nowhere, each in every language. */
  const nearestPage = (to: string) =>
    (guess ??= nearestAmong(new Set(Array.from(pages.values(), ({ path }) => path))))(to)

  /** The old addresses on the way from one to a page, or back to it. */
  function chain(written: WrittenRedirect): WrittenRedirect[] {
    const way = [written]
    for (;;) {
      const last = way.at(-1) ?? written
      const next = redirects.get(addressKey(placeOf(last)))
      if (!next) return way
      way.push(next)
      if (way.indexOf(next) < way.length - 1) return way
    }
  }

  function placeOf({ locale, to }: WrittenRedirect) {
    const [path = ''] = to.split(/[?#]/, 1)
    const named = splitLocale(config, decodedAddress(path))
    return { locale: named.locale ?? locale, path: named.path, suffix: to.slice(path.length) }
  }

  return (written) => {
    const { to, name } = written
    if (isExternal(to)) return { href: to, isPage: false }
    const { locale, path, suffix } = placeOf(written)
    const page = pages.get(addressKey({ locale, path }))
    if (page) return { href: hrefOf(config, locale, page.path) + suffix, isPage: true }
    if (files.has(path))
      return { href: config.base + encodeURI(path.slice(1)) + suffix, isPage: false }
    if (feeds.has(path)) return { href: hrefOf(config, locale, path) + suffix, isPage: false }
    const text = unpublished.get(addressKey({ locale, path }))
    if (text)
      return {
        severity: 'hint',
        message: `${name} leads to ${leftOutReason(text, config.timeZone)}, so it is left out`,
        hint: 'It is added by the first build after that page is published.',
      }
    const way = chain(written)
    if (way.length === 1) return missing(name, to, nearestPage(to))
    const names = way.map((step) => step.path).join(' → ')
    const last = way.at(-1)
    return last && way.indexOf(last) < way.length - 1
      ? { message: `${name} leads in a circle: ${names}`, hint: 'Let one of them lead to a page.' }
      : {
          message: `${name} leads to another old address: ${names} → ${last?.to}`,
          hint: `Write '${last?.to}'.`,
        }
  }
}

function missing(
  name: string,
  to: string,
  guess: string | undefined,
): Pick<Diagnostic, 'message' | 'hint'> {
  return {
    message: `${name} leads to ${to}, where there is no page and no file`,
    hint: guess
      ? `The nearest page is ${guess}.`
      : 'Write the path of a page, without base, or a complete address.',
  }
}
