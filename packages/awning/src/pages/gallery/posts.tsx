import { FeedLinks } from '../../theme/posts/FeedLinks.tsx'
import { PostFacts } from '../../theme/posts/PostFacts.tsx'
import { PostMeta, TagLinks } from '../../theme/posts/PostParts.tsx'
import { PostPicture } from '../../theme/posts/PostPicture.tsx'
import { PostsSidebar } from '../../theme/posts/PostsSidebar.tsx'
import type { Site } from '../../theme/localeSite.ts'
import styles from './Gallery.module.css'
import type { GalleryPageData } from './galleryPage.ts'
import { authorSamples } from './authors.tsx'
import { seriesSamples } from './series.tsx'
import { previews } from './previews.tsx'
import { sampleHref, localized, type Group } from './sample.ts'
import { sampleAuthors, samplePost, sampleTags, sampleTerms } from './samplePosts.ts'

export function posts(site: Site, { picture }: GalleryPageData): Group {
  const { t } = site
  const tags = sampleTags(site)
  const authors = sampleAuthors(site)
  const post = (name: string, zh: string, en: string) =>
    samplePost(site, name, site.text(localized(zh, en)))
  const titles = [
    { path: '/_theme', title: site.text(localized('正在读的一篇', 'The one being read')) },
    { path: sampleHref('other'), title: site.text(localized('另一篇', 'Another')) },
  ]
  return {
    id: 'posts',
    title: localized('文章', 'Posts'),
    samples: [
      previews(site, picture),
      {
        name: 'FeedLinks',
        file: 'theme/posts/FeedLinks.tsx',
        states: [{ element: <FeedLinks site={site} collection={{ path: '/blog' }} /> }],
      },
      {
        name: 'PostMeta',
        file: 'theme/posts/PostParts.tsx',
        states: [
          {
            element: (
              <PostMeta site={site} post={{ ...post('meta', '甲', 'A'), authors }} terms={[]} />
            ),
          },
        ],
      },
      ...authorSamples(site),
      ...seriesSamples(site),
      {
        name: 'PostFacts',
        file: 'theme/posts/PostFacts.tsx',
        states: [
          {
            name: localized('全部', 'All of them'),
            element: <PostFacts terms={sampleTerms(site)} />,
          },
          {
            name: localized('只有一项', 'One alone'),
            element: <PostFacts terms={sampleTerms(site).slice(0, 1)} />,
          },
        ],
      },
      {
        name: 'PostPicture',
        file: 'theme/posts/PostPicture.tsx',
        states: [
          {
            element: (
              <div className={styles['narrow']}>
                <PostPicture image={picture} sizes="100vw" />
              </div>
            ),
          },
        ],
      },
      {
        name: 'TagLinks',
        file: 'theme/posts/PostParts.tsx',
        note: localized('指上去填成强调色。', 'Hovering fills a tag with the accent.'),
        states: [{ element: <TagLinks site={site} tags={tags} /> }],
      },
      {
        name: 'PostsSidebar',
        file: 'theme/posts/PostsSidebar.tsx',
        states: [
          {
            element: (
              <div className={styles['narrow']}>
                <PostsSidebar
                  label={t.postsSidebar}
                  title={site.text(localized('最近的文章', 'Recent posts'))}
                  posts={titles.map((entry) => ({ ...entry, href: site.href(entry.path) }))}
                />
              </div>
            ),
          },
        ],
      },
    ],
  }
}
