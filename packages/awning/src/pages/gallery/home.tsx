import type { Post } from '../../content/model.ts'
import { Bookshelf } from '../../theme/home/Bookshelf.tsx'
import { Counter } from '../../theme/home/Counter.tsx'
import { Ledger } from '../../theme/home/Ledger.tsx'
import type { Site } from '../../theme/site.ts'
import type { GalleryPageData } from './galleryPage.ts'
import { counterPost } from '../post-kinds/game/counterPost.ts'
import { say, type Group, type Sample } from './sample.ts'
import { sampleItems } from './sampleDocs.ts'
import { sampleGame, samplePost } from './samplePosts.ts'

export function home(site: Site, { picture }: GalleryPageData): Group {
  const posts: Post[] = [
    samplePost(site, 'entry', site.text(say('今天进的货', 'What came in today'))),
    {
      ...samplePost(
        site,
        'long-entry',
        site.text(
          say(
            '标题很长的一笔，长得在手机上要折成两行才写得下',
            'An entry whose title is so long that a phone needs two lines for it',
          ),
        ),
      ),
      date: '2021-12-30',
    },
  ]
  const gamePosts: Post[] = [
    {
      ...samplePost(site, 'game', site.text(say('纸船', 'Paper Boat'))),
      facts: { ...sampleGame, cover: picture },
    },
    { ...samplePost(site, 'game-bare', site.text(say('无图', 'No Picture'))), facts: sampleGame },
  ]
  const games = gamePosts.map((post) => counterPost(site, post))
  const [first] = site.config.posts
  const collectionOf = (kind: 'game' | 'article') =>
    site.config.posts.find((collection) => collection.kind === kind) ?? first
  const [counter, ledger] = [collectionOf('game'), collectionOf('article')]
  const samples: (Sample | undefined)[] = [
    {
      name: 'Bookshelf',
      file: 'theme/home/Bookshelf.tsx',
      note: say(
        '指到或走到一本书上，它抬起来。窄于641像素时书躺下。遮阳篷在首页（pages/home/HomePage.tsx）。',
        'A book lifts on hover and focus. Below 641 px books lie down. The awning is on the home page (pages/home/HomePage.tsx).',
      ),
      states: [{ drawn: <Bookshelf site={site} items={sampleItems(site)} /> }],
    },
    counter && {
      name: 'Counter',
      file: 'theme/home/Counter.tsx',
      note: say(
        '有封面的和没有的；指上去，卡片抬起来。',
        'With and without a cover; a card lifts.',
      ),
      states: [{ drawn: <Counter site={site} collection={counter} posts={games} /> }],
    },
    ledger && {
      name: 'Ledger',
      file: 'theme/home/Ledger.tsx',
      states: [{ drawn: <Ledger site={site} collection={ledger} posts={posts} /> }],
    },
  ]
  return {
    id: 'home',
    title: say('首页的三处', 'The three places'),
    samples: samples.filter((sample) => sample !== undefined),
  }
}
