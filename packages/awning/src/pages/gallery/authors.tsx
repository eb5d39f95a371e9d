import type { AuthorProfile } from '../../content/model.ts'
import { AuthorHeader } from '../../theme/authors/AuthorHeader.tsx'
import { AuthorList } from '../../theme/authors/AuthorList.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { localized, sampleHref, type Sample } from './sample.ts'
import { sampleAuthors } from './samplePosts.ts'

/** The authors of the other samples, the first one with everything that a page can say. */
export function authorSamples(site: Site): Sample[] {
  const [first, ...others] = sampleAuthors(site).map(({ url: _, ...author }): AuthorProfile => ({
    ...author,
    path: sampleHref(author.key),
    links: [],
  }))
  if (!first) return []
  const description = site.text(localized('写字，画图，修东西。', 'Writes, draws, repairs things.'))
  const links = [{ url: 'https://example.com' }, { label: 'Git', url: 'https://example.com/git' }]
  const authors = [{ ...first, description, links }, ...others]
  return [
    {
      name: 'AuthorHeader',
      file: 'theme/authors/AuthorHeader.tsx',
      states: authors.map((profile) => ({
        element: <AuthorHeader site={site} profile={profile} />,
      })),
    },
    {
      name: 'AuthorList',
      file: 'theme/authors/AuthorList.tsx',
      states: [
        {
          element: (
            <AuthorList
              site={site}
              authors={authors.map((profile, index) => ({ profile, count: index + 1 }))}
            />
          ),
        },
      ],
    },
  ]
}
