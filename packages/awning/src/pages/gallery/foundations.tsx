import { Icon, type IconName } from '../../theme/icons/icons.tsx'
import type { Site } from '../../theme/site.ts'
import { Colours } from './Colours.tsx'
import styles from './Gallery.module.css'
import { Corners } from './Corners.tsx'
import { say, type Group } from './sample.ts'
import { TypeScale } from './TypeScale.tsx'

const file = 'theme/styles/tokens.css'

/** Every icon: the compiler asks for a new one here. */
const icons: Readonly<Record<IconName, true>> = {
  external: true,
  menu: true,
  search: true,
  close: true,
  globe: true,
  sun: true,
  moon: true,
  up: true,
  down: true,
  pencil: true,
}

export function foundations(site: Site): Group {
  return {
    id: 'foundations',
    title: say('底料', 'Foundations'),
    samples: [
      {
        name: 'Colours',
        file,
        note: say(
          '数字是与--paper的对比度，浅色、深色各一。强调色随区域：首页--seal，文档--teal，游戏--plum，博客--gold。',
          'Numbers are the contrast with --paper in light and in dark mode. The accent follows the area: home --seal, docs --teal, games --plum, blog --gold.',
        ),
        states: [{ drawn: <Colours site={site} /> }],
      },
      {
        name: 'Type',
        file,
        states: [{ drawn: <TypeScale sample={site.text(site.config.tagline)} /> }],
      },
      { name: 'Space and corners', file, states: [{ drawn: <Corners /> }] },
      {
        name: 'Icon',
        file: 'theme/icons/icons.tsx',
        states: [
          {
            drawn: (
              <ul className={styles['icons']}>
                {(Object.keys(icons) as IconName[]).map((name) => (
                  <li key={name}>
                    <Icon name={name} size={24} />
                    <code>{name}</code>
                  </li>
                ))}
              </ul>
            ),
          },
        ],
      },
    ],
  }
}
