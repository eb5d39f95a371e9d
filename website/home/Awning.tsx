import type { ReactNode } from 'react'
import styles from './Awning.module.css'

/** The striped awning at the top of the home page. */
export function Awning(): ReactNode {
  return (
    <div className={styles['canopy']} aria-hidden="true">
      <div className={styles['stripes']} />
    </div>
  )
}
