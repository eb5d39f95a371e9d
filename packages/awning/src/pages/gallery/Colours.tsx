import type { ReactNode } from 'react'
import { contrast } from '../../theme/styles/contrast.ts'
import type { Declarations } from '../../theme/styles/readTokens.ts'
import type { Site } from '../../theme/localeSite.ts'
import styles from './Gallery.module.css'
import { tokens, tokensLike } from './tokens.ts'

/** Swatches that follow the colour mode. They are SVG, because its `fill` attribute needs no inline style. */
export function Colours({ site: { t } }: { site: Site }): ReactNode {
  return (
    <ul className={styles['swatches']}>
      {tokensLike(/^--/, /^#/).map(({ name }) => (
        <li key={name}>
          <svg viewBox="0 0 8 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="8" height="4" fill={`var(${name})`} />
          </svg>
          <code>{name}</code>
          <small>
            {t.lightMode} {onPaper(tokens.light, name)} · {t.darkMode} {onPaper(tokens.dark, name)}
          </small>
        </li>
      ))}
    </ul>
  )
}

function onPaper(palette: Declarations, name: string): string {
  return contrast(palette[name] ?? '', palette['--paper'] ?? '').toFixed(1)
}
