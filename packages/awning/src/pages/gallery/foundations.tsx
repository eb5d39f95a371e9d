import { Icon, type IconName } from '../../theme/icons/icons.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { Colours } from './Colours.tsx'
import styles from './Gallery.module.css'
import { Corners } from './Corners.tsx'
import { localized, type Group } from './sample.ts'
import { TypeScale } from './TypeScale.tsx'

const file = 'theme/styles/tokens.css'

/** All icons; a missing one is a type error. */
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
    title: localized('底料', 'Foundations'),
    samples: [
      {
        name: 'Colours',
        file,
        note: localized(
          '数字是与--paper的对比度，浅色、深色各一。强调色默认是--brand，各区域可以在设置里另选（accent）。',
          'Numbers are the contrast with --paper in light and in dark mode. The accent is --brand; areas of the site can have another one (accent in the settings).',
        ),
        states: [{ element: <Colours site={site} /> }],
      },
      {
        name: 'Type',
        file,
        states: [{ element: <TypeScale sample={site.text(site.config.tagline)} /> }],
      },
      { name: 'Space and corners', file, states: [{ element: <Corners /> }] },
      {
        name: 'Icon',
        file: 'theme/icons/icons.tsx',
        states: [
          {
            element: (
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
