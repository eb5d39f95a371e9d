import type { ReactNode } from 'react'
import type { PageLink, ReadingPath } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'
import styles from './DocsMap.module.css'
import { PathChoices } from './PathChoices.tsx'
import { langAttributes } from '../../theme/langAttributes.ts'

interface Props {
  readonly site: Site
  readonly paths: readonly ReadingPath[]
  /** By path. */
  readonly docs: ReadonlyMap<string, PageLink>
}

/** The reader chooses one path; the style sheet shows its list and its steps on the map, without script. */
export function ReadingPaths({ site, paths, docs }: Props): ReactNode {
  const { t } = site
  return (
    <>
      <PathChoices page={site.href(site.config.docs.path)} ids={paths.map(({ id }) => id)}>
        <legend>{t.readingPaths}</legend>
        <label>
          <input type="radio" name="reading-path" value="none" defaultChecked /> {t.noReadingPath}
        </label>
        {paths.map(({ id, title }, at) => (
          <label key={id}>
            <input type="radio" name="reading-path" value={`path${at}`} /> {site.text(title)}
          </label>
        ))}
      </PathChoices>
      {paths.map(({ id, title, docs: steps }, at) => (
        <ol
          key={id}
          className={`${styles['steps']} ${styles[`path${at}`]}`}
          aria-label={site.text(title)}
        >
          {steps.map((path) => {
            const { label, lang } = docs.get(path) ?? { label: path }
            return (
              <li key={path}>
                <a href={site.href(path)} {...langAttributes(lang)}>
                  {label}
                </a>
              </li>
            )
          })}
        </ol>
      ))}
    </>
  )
}
