import type { Series } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'
import { SeriesBox } from '../../theme/series/SeriesBox.tsx'
import { SeriesList } from '../../theme/series/SeriesList.tsx'
import { SeriesParts } from '../../theme/series/SeriesParts.tsx'
import { localized, sampleHref, type Sample } from './sample.ts'

/** A series of three parts, seen from the second, and a series of one. */
export function seriesSamples(site: Site): Sample[] {
  const parts = ['1', '2', '3'].map((number) => ({
    label: site.text(localized(`第${number}篇的标题`, `The title of part ${number}`)),
    path: sampleHref(`part${number}`),
    date: `2022-03-0${number}`,
  }))
  const series: Series = {
    key: 'sample',
    path: sampleHref('series'),
    title: site.text(localized('一个系列', 'A series')),
    parts,
  }
  const described = site.text(localized('这个系列讲什么。', 'What the series is about.'))
  const short = { ...series, parts: parts.slice(0, 1) }
  return [
    {
      name: 'SeriesBox',
      file: 'theme/series/SeriesBox.tsx',
      states: [
        { element: <SeriesBox site={site} series={series} path={sampleHref('part2')} /> },
        { element: <SeriesBox site={site} series={short} path={sampleHref('part1')} /> },
      ],
    },
    {
      name: 'SeriesList',
      file: 'theme/series/SeriesList.tsx',
      states: [
        {
          element: (
            <SeriesList
              site={site}
              series={[
                { ...series, description: described },
                { ...short, key: 'short' },
              ]}
            />
          ),
        },
      ],
    },
    {
      name: 'SeriesParts',
      file: 'theme/series/SeriesParts.tsx',
      states: [{ element: <SeriesParts site={site} parts={parts} /> }],
    },
  ]
}
