import { DocGroups } from '../../theme/home/DocGroups.tsx'
import { LatestPosts } from '../../theme/home/LatestPosts.tsx'
import { SectionHead } from '../../theme/home/SectionHead.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { sampleHref, localized, type Group, type Sample } from './sample.ts'
import { sampleItems } from './sampleDocs.ts'
import { samplePost } from './samplePosts.ts'

/** The home page that the engine generates. */
export function home(site: Site): Group {
  const posts = [
    samplePost(site, 'entry', site.text(localized('短标题', 'A short title'))),
    samplePost(
      site,
      'long-entry',
      site.text(
        localized(
          '标题很长的一篇，长得在手机上要折成两行才写得下',
          'A post whose title is so long that a phone needs two lines for it',
        ),
      ),
    ),
  ]
  const latest = site.config.posts.slice(0, 1).map((collection): Sample => ({
    name: 'LatestPosts',
    file: 'theme/home/LatestPosts.tsx',
    states: [{ element: <LatestPosts site={site} collection={collection} posts={posts} /> }],
  }))
  return {
    id: 'home',
    title: localized('首页', 'Home page'),
    samples: [
      {
        name: 'DocGroups',
        file: 'theme/home/DocGroups.tsx',
        states: [{ element: <DocGroups site={site} items={sampleItems(site)} /> }],
      },
      ...latest,
      {
        name: 'SectionHead',
        file: 'theme/home/SectionHead.tsx',
        states: [
          {
            element: (
              <SectionHead
                id="section-head"
                title={site.text(localized('标题', 'Title'))}
                href={site.href(sampleHref('section'))}
                more={site.t.viewAll}
              />
            ),
          },
        ],
      },
    ],
  }
}
