import { found, hereOf, type Check } from '../examination.ts'

/** In bytes. A smaller file gains nothing. */
const minSize = 1500

export const checkCompression: Check = async (site) => {
  const { visitor, home, page } = site
  const hrefs = [page.styles[0], page.scripts[0], page.payload?.href].flatMap((href) => href ?? [])
  const others = await Promise.all(hrefs.map((href) => visitor.visit(hereOf(site, href))))
  return [home, ...others]
    .filter(({ status, bytes }) => status === 200 && bytes.length > minSize)
    .flatMap((answer) => {
      const common = { check: 'compression', answer } as const
      const encoding = answer.headers.get('content-encoding')
      const headers = ['content-encoding', 'vary']
      if (encoding === null)
        return [found(site, { ...common, headers, problem: 'text is sent without compression' })]
      const vary = answer.headers.get('vary') ?? ''
      if (!/accept-encoding|\*/i.test(vary))
        return [
          found(site, {
            ...common,
            severity: 'advice' as const,
            headers,
            problem: 'a cache on the way may send compressed text to a program that cannot read it',
          }),
        ]
      return []
    })
}
