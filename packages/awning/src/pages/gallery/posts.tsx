import { Cover } from '../post-kinds/game/Cover.tsx'
import { GameFactsList } from '../post-kinds/game/GameFactsList.tsx'
import { FeedLinks } from '../../theme/posts/FeedLinks.tsx'
import { PostMeta, TagLinks } from '../../theme/posts/PostParts.tsx'
import { PostsSidebar } from '../../theme/posts/PostsSidebar.tsx'
import type { Site } from '../../theme/site.ts'
import styles from './Gallery.module.css'
import type { GalleryPageData } from './galleryPage.ts'
import { library } from './library.tsx'
import { previews } from './previews.tsx'
import { nowhere, say, type Group } from './sample.ts'
import { sampleAuthors, sampleGame, samplePost, sampleTags } from './samplePosts.ts'

export function posts(site: Site, { picture }: GalleryPageData): Group {
  const { t } = site
  const tags = sampleTags(site)
  const authors = sampleAuthors(site)
  const post = (name: string, zh: string, en: string) =>
    samplePost(site, name, site.text(say(zh, en)))
  const titles = [
    { path: '/_theme', title: site.text(say('正在读的一篇', 'The one being read')) },
    { path: nowhere('other'), title: site.text(say('另一篇', 'Another')) },
  ]
  return {
    id: 'posts',
    title: say('文章与游戏', 'Posts and games'),
    samples: [
      previews(site, picture),
      library(site, picture),
      {
        name: 'FeedLinks',
        file: 'theme/posts/FeedLinks.tsx',
        states: [{ drawn: <FeedLinks site={site} collection={{ path: '/blog' }} /> }],
      },
      {
        name: 'PostMeta',
        file: 'theme/posts/PostParts.tsx',
        states: [
          {
            drawn: <PostMeta site={site} post={{ ...post('meta', '甲', 'A'), authors }} />,
          },
        ],
      },
      {
        name: 'GameFactsList',
        file: 'pages/post-kinds/game/GameFactsList.tsx',
        states: [
          {
            name: say('全部', 'All of them'),
            drawn: <GameFactsList site={site} game={sampleGame} />,
          },
          {
            name: say('只有一项', 'One alone'),
            drawn: <GameFactsList site={site} game={{ kind: 'game', platform: ['Switch'] }} />,
          },
        ],
      },
      {
        name: 'Cover',
        file: 'pages/post-kinds/game/Cover.tsx',
        states: [
          {
            drawn: (
              <div className={styles['narrow']}>
                <Cover image={picture} />
              </div>
            ),
          },
        ],
      },
      {
        name: 'TagLinks',
        file: 'theme/posts/PostParts.tsx',
        note: say('指上去填成强调色。', 'Hovering fills a tag with the accent.'),
        states: [{ drawn: <TagLinks site={site} tags={tags} /> }],
      },
      {
        name: 'PostsSidebar',
        file: 'theme/posts/PostsSidebar.tsx',
        states: [
          {
            drawn: (
              <div className={styles['narrow']}>
                <PostsSidebar
                  label={t.postsSidebar}
                  title={site.text(say('最近的文章', 'Recent posts'))}
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
