import type { GallerySample, Image, Site } from 'awning'
import { gameStatuses } from '../games/gameFacts.ts'
import type { LibraryGame } from '../games/library/libraryGame.ts'
import LibrarySection from '../games/library/LibrarySection.tsx'
import { sampleHref, sampleTags } from './samples.ts'

/** The game library. The address of its data file is a data URL, so it needs no server. */
export function library(site: Site, picture: Image): GallerySample {
  const tags = sampleTags(site)
  const title = site.text({ zh: '纸船', en: 'Paper Boat' })
  const excerpt = site.text({
    zh: '一条河，一张纸，十二个渡口。',
    en: 'A river, a sheet of paper, twelve landings.',
  })
  const list = {
    name: 'favourites',
    label: site.text({ zh: '最爱', en: 'Favourites' }),
    position: 0,
  }
  const games = gameStatuses.map((status, index): LibraryGame => ({
    title: `${title} ${index + 1}`,
    href: site.href(sampleHref(`game${index}`)),
    date: `2022-03-0${index + 1}`,
    excerpt,
    tags: tags.slice(0, index % 4).map(({ segment }) => segment),
    platforms: index % 2 === 0 ? ['Switch'] : ['PC', 'Switch'],
    year: 2018 + index,
    status,
    ...(index === 5 ? {} : { rating: 6 + index / 2, hours: 8 * index }),
    ...(index % 3 === 1 ? {} : { cover: picture }),
    ...(index === 1 ? { finished: [2019, 2022], lists: [list.name] } : {}),
  }))
  return {
    name: 'LibrarySection',
    file: 'games/library/',
    note: {
      zh: '筛选、排序、换视图，下面的列表和地址一起变。',
      en: 'A filter, an order or a layout changes the list and the address.',
    },
    states: [
      {
        element: (
          <LibrarySection
            site={site}
            href={site.href('/_theme')}
            extra={{
              games,
              tags,
              lists: [list],
              file: `data:application/json,${encodeURIComponent(JSON.stringify(games))}`,
            }}
          >
            {excerpt}
          </LibrarySection>
        ),
      },
    ],
  }
}
