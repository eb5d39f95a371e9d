import type { PostsConfig } from '../../config/site.ts'
import type { AuthorProfile } from '../../content/model.ts'
import { plural } from '../../i18n/format.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { postLines } from './listMarkdown.ts'
import { linkLine, markdownDocument } from './markdownDocument.ts'
import type { MarkdownSite } from './markdownSite.ts'
import { otherPages, type PartOfList } from './postListMarkdown.ts'

interface AuthorPart extends PartOfList {
  readonly collection: PostsConfig
  readonly profile: AuthorProfile
}

/** An author's page: who the author is, and the posts. */
export function authorMarkdown(
  { collection, profile, ...part }: AuthorPart,
  path: string,
  site: MarkdownSite,
): string {
  const { name, title, description, links } = profile
  return markdownDocument(
    {
      title: `${name} · ${site.text(collection.title)}`,
      lead: title,
      blocks: [
        description ? escapeMarkdown(description) : '',
        links
          .map(({ label = site.t.authorWebsite, url }) =>
            linkLine(label, new URL(url, site.url('/')).href),
          )
          .join('\n'),
        postLines(part.posts, site).join('\n'),
        otherPages(part, site),
      ],
      path,
    },
    site,
  )
}

interface AuthorList {
  readonly collection: PostsConfig
  readonly authors: readonly { readonly profile: AuthorProfile; readonly count: number }[]
}

export function authorsMarkdown(
  { collection, authors }: AuthorList,
  path: string,
  site: MarkdownSite,
): string {
  const lines = authors.map(({ profile, count }) => {
    const posts = plural(site.t.posts, count, site.locale.lang)
    const about = profile.title === undefined ? posts : `${profile.title} (${posts})`
    return linkLine(profile.name, site.url(profile.path), about)
  })
  const title = `${site.t.authors} · ${site.text(collection.title)}`
  return markdownDocument({ title, blocks: [lines.join('\n')], path }, site)
}
