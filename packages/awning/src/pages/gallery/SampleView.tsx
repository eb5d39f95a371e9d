import type { ReactNode } from 'react'
import type { Site } from '../../theme/localeSite.ts'
import styles from './Gallery.module.css'
import type { Sample } from './sample.ts'

/** A sample under the name of its component and its file. */
export function SampleView({ site, sample }: { site: Site; sample: Sample }): ReactNode {
  const { name, file, note, states = [] } = sample
  return (
    <section className={styles['sample']}>
      <header>
        <h3 id={sampleId(sample)}>{name}</h3>
        <code>{file}</code>
      </header>
      {note && <p className={styles['note']}>{site.text(note)}</p>}
      {states.map((state, index) => (
        <div className={styles['state']} key={index}>
          {state.name && <p className={styles['caption']}>{site.text(state.name)}</p>}
          <div className={styles['stage']}>{state.element}</div>
        </div>
      ))}
    </section>
  )
}

export function sampleId({ name }: Sample): string {
  return `sample-${name.replace(/\W+/g, '-').toLowerCase()}`
}
