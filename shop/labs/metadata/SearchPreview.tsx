'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import type { FittedText } from './fitText.ts'
import styles from './MetadataLab.module.css'
import { fullTitle } from './pageMeta.ts'
import type { PreviewProps } from './previewProps.ts'
import { descriptionSpace, searchResult, titleSpace } from './searchResult.ts'
import type { MetadataStrings } from './strings.ts'
import { textWidth } from './textWidth.ts'

/** The page as a search result. */
export function SearchPreview({ page, words }: PreviewProps): ReactNode {
  const result = searchResult(page)
  const noDescription = page.robots === 'nosnippet' ? words.noSnippet : words.engineSnippet
  return (
    <Panel title={words.search}>
      {result.listed ? (
        <>
          <div className={styles['small']}>
            {result.site} <span className={kit['soft']}>{result.path}</span>
          </div>
          <div className={styles['result']}>{result.title.shown || words.untitled}</div>
          <p className={styles['small']}>
            {result.description?.shown ?? <em className={kit['soft']}>{noDescription}</em>}
          </p>
          <WidthMeter
            name={words.title}
            text={fullTitle(page)}
            fit={result.title}
            {...titleSpace}
            words={words}
          />
          {result.description && (
            <WidthMeter
              name={words.description}
              text={page.description.trim()}
              fit={result.description}
              {...descriptionSpace}
              words={words}
            />
          )}
        </>
      ) : (
        <p className={styles['small']}>{words.notListed}</p>
      )}
    </Panel>
  )
}

interface WidthMeterProps {
  readonly name: string
  readonly text: string
  readonly fit: FittedText
  readonly width: number
  readonly size: number
  readonly words: MetadataStrings
}

/** How much of the available width a text takes, and what was cut off. */
function WidthMeter({ name, text, fit, width, size, words }: WidthMeterProps): ReactNode {
  const used = Math.round(textWidth(text, size))
  const most = width * 1.25
  return (
    <div className={styles['room']}>
      <meter
        aria-label={`${name} ${words.width}`}
        value={Math.min(used, most)}
        max={most}
        high={width}
        optimum={0}
      />
      <span className={`${kit['mono']} ${used > width ? kit['bad'] : kit['soft']}`}>
        {name} {used}/{width} px
      </span>
      {fit.cut && (
        <div className={kit['soft']}>
          {words.cut}
          <s>{fit.cut}</s>
        </div>
      )}
    </div>
  )
}
