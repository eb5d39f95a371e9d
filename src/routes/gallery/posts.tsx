import { Cover } from '../../theme/posts/Cover.tsx'
import { GameFactsList } from '../../theme/posts/GameFactsList.tsx'
import { PostMeta, TagLinks } from '../../theme/posts/PostParts.tsx'
import { PostPreview } from '../../theme/posts/PostPreview.tsx'
import { PostsSidebar } from '../../theme/posts/PostsSidebar.tsx'
import type { Site } from '../../theme/site.ts'
import type { Page } from '../route.ts'
import styles from './Gallery.module.css'
import { nowhere, say, type Group } from './sample.ts'
import { sampleAuthors, sampleGame, samplePost, sampleTags } from './samplePosts.ts'

export function posts(site: Site, { picture }: Extract<Page, { kind: 'gallery' }>): Group {
  const { t } = site
  const tags = sampleTags(site)
  const authors = sampleAuthors(site, picture)
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
      {
        name: 'PostPreview',
        file: 'theme/posts/PostPreview.tsx',
        note: say('指到标题、“阅读全文”上有变化。', 'Title and “read more” answer to hovering.'),
        states: [
          {
            name: say('文章：作者、标签、有下文', 'An article: author, tags, more to read'),
            drawn: (
              <PostPreview
                site={site}
                post={{
                  ...post('article', '一篇文章', 'An article'),
                  tags,
                  authors: authors.slice(0, 1),
                  truncated: true,
                }}
              />
            ),
          },
          {
            name: say('文章：什么都没有', 'An article with nothing else'),
            drawn: <PostPreview site={site} post={post('plain', '短文', 'A short one')} />,
          },
          {
            name: say('游戏：有封面', 'A game with a cover'),
            drawn: (
              <PostPreview
                site={site}
                post={{
                  ...post('covered', '纸船', 'Paper Boat'),
                  game: { ...sampleGame, cover: picture },
                  tags: tags.slice(0, 1),
                  truncated: true,
                }}
              />
            ),
          },
          {
            name: say('游戏：没有封面', 'A game without one'),
            drawn: (
              <PostPreview
                site={site}
                post={{ ...post('bare', '无图', 'No Picture'), game: sampleGame }}
              />
            ),
          },
        ],
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
        file: 'theme/posts/GameFactsList.tsx',
        states: [
          {
            name: say('全部', 'All of them'),
            drawn: <GameFactsList site={site} game={sampleGame} />,
          },
          {
            name: say('只有一项', 'One alone'),
            drawn: <GameFactsList site={site} game={{ platform: ['Switch'] }} />,
          },
        ],
      },
      {
        name: 'Cover',
        file: 'theme/posts/Cover.tsx',
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
