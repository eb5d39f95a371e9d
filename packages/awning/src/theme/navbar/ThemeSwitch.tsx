import type { ReactNode } from 'react'
import { format } from '../../i18n/format.ts'
import type { Strings } from '../../i18n/strings.ts'
import { Icon } from '../icons/icons.tsx'
import styles from './ThemeSwitch.module.css'

/**
 * Boot handles clicks on it, so it works before React. It contains the labels and icons of both modes, and
 * the style sheet shows those of the current one, so they cannot be out of step.
 */
export function ThemeSwitch({ t }: { t: Strings }): ReactNode {
  return (
    <button className={styles['switch']} type="button" data-do="theme" data-script="">
      <span className={styles['light']}>
        <Icon name="sun" />
        <span className="visually-hidden">{format(t.themeSwitch, { mode: t.lightMode })}</span>
      </span>
      <span className={styles['dark']}>
        <Icon name="moon" />
        <span className="visually-hidden">{format(t.themeSwitch, { mode: t.darkMode })}</span>
      </span>
    </button>
  )
}
