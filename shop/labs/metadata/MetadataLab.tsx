'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { inLanguage } from '../language.ts'
import { CardFields } from './CardFields.tsx'
import { codecOf } from './codec.ts'
import { HeadHtml } from './HeadHtml.tsx'
import styles from './MetadataLab.module.css'
import { PageFields } from './PageFields.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SocialPreview } from './SocialPreview.tsx'
import { strings } from './strings.ts'
import { TabPreview } from './TabPreview.tsx'
import { views, type View } from './views.ts'
import { WarningList } from './WarningList.tsx'

/** Fields for the head of a page, next to previews of how search results, tabs and social cards use it. */
export default function MetadataLab(props: LabProps): ReactNode {
  const [page, setPage] = useLabState(codecOf(props.locale), props)
  const [view, setView] = useState<View>('search')
  const words = inLanguage(strings, props.locale)
  const fieldsProps = {
    page,
    words,
    onChange: (change: Partial<typeof page>) => setPage({ ...page, ...change }),
  }
  return (
    <Staged>
      <div className={styles['switch']}>
        <RadioGroup
          legend={words.show}
          value={view}
          options={views.map((value) => ({ value, label: words.views[value] }))}
          onChange={setView}
        />
      </div>
      <Stage>
        <div className={styles['previews']} data-view={view}>
          <SearchPreview {...fieldsProps} />
          <TabPreview {...fieldsProps} />
          <SocialPreview {...fieldsProps} />
          <WarningList {...fieldsProps} />
          <HeadHtml {...fieldsProps} />
        </div>
      </Stage>
      <div className={styles['fields']} data-view={view}>
        <PageFields {...fieldsProps} />
        <CardFields {...fieldsProps} />
      </div>
    </Staged>
  )
}
