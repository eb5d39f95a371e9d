import type { GallerySample, Image, Post, Site } from 'awning'
import { Bookshelf } from '../home/Bookshelf.tsx'
import { LatestGames } from '../home/LatestGames.tsx'
import { latestGame } from '../home/latestGame.ts'
import { LatestPosts } from '../home/LatestPosts.tsx'
import { sampleDocs, sampleGame, samplePost } from './samples.ts'

/** The three parts of the home page. */
export function home(site: Site, picture: Image): GallerySample[] {
  const collectionOf = (kind: string) => site.config.posts.find((found) => found.kind === kind)
  const [games, articles] = [collectionOf('game'), collectionOf('article')]
  return [
    {
      name: 'Bookshelf',
      file: 'home/Bookshelf.tsx',
      note: {
        zh: '鼠标移到书上或焦点到书上时，书抬起来。窄于641像素时书躺下。',
        en: 'A book lifts on hover and focus. Below 641 px the books lie flat.',
      },
      states: [{ element: <Bookshelf site={site} items={sampleDocs(site)} /> }],
    },
    ...(games
      ? [
          {
            name: 'LatestGames',
            file: 'home/LatestGames.tsx',
            note: {
              zh: '有封面的和没有封面的；鼠标移上去，卡片抬起来。',
              en: 'With and without a cover; a card lifts on hover.',
            },
            states: [
              {
                element: (
                  <LatestGames site={site} collection={games} posts={gamePosts(site, picture)} />
                ),
              },
            ],
          },
        ]
      : []),
    ...(articles
      ? [
          {
            name: 'LatestPosts',
            file: 'home/LatestPosts.tsx',
            states: [
              {
                element: <LatestPosts site={site} collection={articles} posts={blogPosts(site)} />,
              },
            ],
          },
        ]
      : []),
  ]
}

function gamePosts(site: Site, picture: Image) {
  const boat = samplePost(site, 'game', site.text({ zh: '纸船', en: 'Paper Boat' }))
  const bare = samplePost(site, 'game-bare', site.text({ zh: '无图', en: 'No Picture' }))
  return [
    { ...boat, facts: { ...sampleGame, cover: picture } },
    { ...bare, facts: sampleGame },
  ].map((post) => latestGame(site, post))
}

function blogPosts(site: Site): Post[] {
  const long = site.text({
    zh: '标题很长的一篇，长得在手机上要折成两行才写得下',
    en: 'A post whose title is so long that a phone needs two lines for it',
  })
  return [
    samplePost(site, 'entry', site.text({ zh: '今天进的货', en: 'What came in today' })),
    { ...samplePost(site, 'long-entry', long), date: '2021-12-30' },
  ]
}
