import { list, record, text, type Data } from '../source/readData.ts'

/** The redirects of the plugin, as the settings have them. Those that the build would refuse are reported. */
export function redirectsOf(
  options: Data,
  addresses: ReadonlySet<string>,
  report: (what: string, todo: string) => void,
): Record<string, string> {
  const result: Record<string, string> = {}
  for (const item of list(options['redirects']).map(record)) {
    const to = text(item['to']) ?? ''
    const froms = typeof item['from'] === 'string' ? [item['from']] : list(item['from']).map(String)
    for (const from of froms) {
      const isKnown = /^https?:/.test(to) || addresses.has(plain(to.replace(/[?#].*$/, '')))
      if (!isKnown || addresses.has(plain(from)))
        report(
          `The redirect from ${from} to ${to}`,
          isKnown
            ? 'It was left out: there is a page at the old address.'
            : 'It was left out: the new site has no page at the new address.',
        )
      else result[from] = to
    }
  }
  if (options['createRedirects'])
    report(
      '`createRedirects`, a function of the redirect plugin',
      'Write the redirects that it makes into redirects, or as aliases into texts.',
    )
  if (list(options['fromExtensions']).length > 0)
    report(
      '`fromExtensions` of the redirect plugin',
      'Nothing redirects from addresses with these extensions. Let your server do it.',
    )
  return result
}

export function plain(address: string): string {
  return address.replace(/\/+$/, '') || '/'
}
