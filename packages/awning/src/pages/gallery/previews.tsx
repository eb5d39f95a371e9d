import type { Image } from '../../content/model.ts'
import { PostPreview } from '../../theme/posts/PostPreview.tsx'
import type { Site } from '../../theme/site.ts'
import * as gameComponents from '../post-kinds/game/gameListComponents.tsx'
import { say, type Sample } from './sample.ts'
import type { GameFacts } from '../post-kinds/game/gameFacts.ts'
import { sampleAuthors, sampleGame, samplePost, sampleTags } from './samplePosts.ts'

/** Posts as lists show them. */
export function previews(site: Site, picture: Image): Sample {
  const tags = sampleTags(site)
  const authors = sampleAuthors(site)
  const covered: GameFacts = { ...sampleGame, cover: picture }
  const post = (name: string, zh: string, en: string) =>
    samplePost(site, name, site.text(say(zh, en)))
  return {
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
              facts: covered,
              tags: tags.slice(0, 1),
              truncated: true,
            }}
            components={gameComponents}
          />
        ),
      },
      {
        name: say('游戏：没有封面', 'A game without one'),
        drawn: (
          <PostPreview
            site={site}
            post={{ ...post('bare', '无图', 'No Picture'), facts: sampleGame }}
            components={gameComponents}
          />
        ),
      },
    ],
  }
}
