import type { Image } from '../../content/model.ts'
import { PostPreview } from '../../theme/posts/PostPreview.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { localized, type Sample } from './sample.ts'
import { sampleAuthors, samplePost, sampleTerms, sampleTags } from './samplePosts.ts'

/** Previews of posts in lists. */
export function previews(site: Site, picture: Image): Sample {
  const tags = sampleTags(site)
  const authors = sampleAuthors(site)
  const terms = sampleTerms(site)
  const post = (name: string, zh: string, en: string) =>
    samplePost(site, name, site.text(localized(zh, en)))
  return {
    name: 'PostPreview',
    file: 'theme/posts/PostPreview.tsx',
    note: localized('指到标题、“阅读全文”上有变化。', 'Title and “read more” answer to hovering.'),
    states: [
      {
        name: localized('文章：作者、标签、有下文', 'An article: author, tags, more to read'),
        element: (
          <PostPreview
            site={site}
            post={{
              ...post('article', '一篇文章', 'An article'),
              tags,
              authors: authors.slice(0, 1),
              truncated: true,
            }}
            terms={[]}
          />
        ),
      },
      {
        name: localized('文章：什么都没有', 'An article with nothing else'),
        element: <PostPreview site={site} post={post('plain', '短文', 'A short one')} terms={[]} />,
      },
      {
        name: localized('有图片和资料', 'With a picture and facts'),
        element: (
          <PostPreview
            site={site}
            post={{
              ...post('covered', '纸船', 'Paper Boat'),
              tags: tags.slice(0, 1),
              truncated: true,
            }}
            terms={terms}
            picture={picture}
          />
        ),
      },
      {
        name: localized('只有资料', 'With facts alone'),
        element: (
          <PostPreview site={site} post={post('bare', '无图', 'No Picture')} terms={terms} />
        ),
      },
    ],
  }
}
