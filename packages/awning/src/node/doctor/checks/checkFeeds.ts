import { found, hereOf, type Check } from '../examination.ts'

export const checkFeeds: Check = async (site) => {
  const { visitor, page } = site
  const answers = await Promise.all(page.feeds.map((href) => visitor.visit(hereOf(site, href))))
  return answers.flatMap((answer) => {
    const common = { check: 'feeds', answer } as const
    if (answer.status !== 200)
      return [
        found(site, {
          ...common,
          problem: 'a feed that the home page names does not exist here',
          change: 'Deploy the whole of dist/.',
        }),
      ]
    const type = answer.headers.get('content-type') ?? ''
    if (/\b(?:xml|json)\b/.test(type)) return []
    return [
      found(site, {
        ...common,
        headers: ['content-type'],
        problem: 'a feed is sent as another type, so feed readers may refuse it',
      }),
    ]
  })
}
