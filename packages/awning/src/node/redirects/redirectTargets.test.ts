import { expect, it } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import { pageKinds } from '../../pages/pageKinds.ts'
import type { Route } from '../../pages/route.ts'
import { redirectTargets } from './redirectTargets.ts'
import { addressKey, type WrittenRedirect } from './writtenRedirects.ts'

it('names the nearest page for each old address that leads nowhere, and looks at the pages once', () => {
  let looks = 0
  const routes = Array.from({ length: 50 }, (_, at): Route => ({
    locale: 'zh',
    page: { kind: 'home' },
    get path() {
      looks += 1
      return `/docs/new/page-${at}`
    },
  }))
  const wrong = routes.map((_, at): WrittenRedirect => ({
    locale: 'zh',
    path: `/old/${at}`,
    to: `/docs/nwe/page-${at}`,
    name: `redirects: /old/${at}`,
    file: 'site.config.ts',
  }))
  const loaded = { aliases: [], leftOut: [] }
  const targetOf = redirectTargets(
    { config: plainSite, loaded, routes, kinds: pageKinds, publicFiles: [] },
    new Map(wrong.map((redirect) => [addressKey(redirect), redirect])),
  )
  expect(wrong.map(targetOf)).toEqual(
    wrong.map(({ name, to }, at) => ({
      message: `${name} leads to ${to}, where there is no page and no file`,
      hint: `The nearest page is /docs/new/page-${at}.`,
    })),
  )
  expect(looks).toBeLessThan(3 * routes.length)
})
