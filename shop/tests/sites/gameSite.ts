import { join } from 'node:path'
import type { SiteSettings } from 'awning'
import { plainSettings } from '../../../packages/awning/src/config/plainSettings.testing.ts'
import type { Files } from '../../../packages/awning/tests/sites/fixtureFiles.ts'
import { shopRoot } from '../shopRoot.ts'

const kindFile = JSON.stringify(join(shopRoot, 'games/gameKind.ts'))

/** What makes a fixture site one with a game library: the shop's kind of post, and a collection of it. */
export const gameFiles: Files = {
  'content/game-lists.yml': 'favourites: { zh: 最爱, en: Favourites }\nreplay: 还想再玩\n',
  'site.code.ts': `
    import { defineSiteCode } from 'awning'
    import { gameKind } from ${kindFile}

    export default defineSiteCode({ postKinds: [gameKind] })
  `,
}

export const gameSettings: Partial<SiteSettings> = {
  posts: [
    ...(plainSettings.posts ?? []).slice(0, 1),
    { id: 'game', kind: 'game', title: { zh: '游戏', en: 'Games' }, sidebarCount: 'all' },
  ],
}
