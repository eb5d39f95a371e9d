import type { Image } from '../../content/model.ts'
import { gameStatuses } from '../post-kinds/game/gameFacts.ts'
import type { LibraryGame } from '../post-kinds/game/library/libraryGame.ts'
import { LibrarySection } from '../post-kinds/game/library/LibrarySection.tsx'
import type { Site } from '../../theme/site.ts'
import { nowhere, say, type Sample } from './sample.ts'
import { sampleTags } from './samplePosts.ts'

/** The counter of games, in figures and to be searched. Its file is part of its address. */
export function library(site: Site, picture: Image): Sample {
  const tags = sampleTags(site)
  const title = site.text(say('纸船', 'Paper Boat'))
  const excerpt = site.text(
    say('一条河，一张纸，十二个渡口。', 'A river, a sheet of paper, twelve landings.'),
  )
  const games = gameStatuses.map((status, index): LibraryGame => ({
    title: `${title} ${index + 1}`,
    href: site.href(nowhere(`game${index}`)),
    date: `2022-03-0${index + 1}`,
    excerpt,
    tags: tags.slice(0, index % 4).map(({ segment }) => segment),
    platforms: index % 2 === 0 ? ['Switch'] : ['PC', 'Switch'],
    year: 2018 + index,
    status,
    ...(index === 5 ? {} : { rating: 6 + index / 2, hours: 8 * index }),
    ...(index % 3 === 1 ? {} : { cover: picture }),
  }))
  return {
    name: 'LibrarySection',
    file: 'pages/post-kinds/game/library/',
    note: say(
      '十二部游戏起才有。挑一样、换个次序或摆法，下面就变，地址也跟着变。',
      'There from twelve games on. A filter, an order or a layout changes what is below, and the address.',
    ),
    states: [
      {
        drawn: (
          <LibrarySection
            site={site}
            page={site.href('/_theme')}
            games={games}
            tags={tags}
            file={`data:application/json,${encodeURIComponent(JSON.stringify(games))}`}
          >
            {excerpt}
          </LibrarySection>
        ),
      },
    ],
  }
}
