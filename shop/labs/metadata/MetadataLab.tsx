'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Columns, Stack } from '../kit/layout.tsx'
import { inLanguage } from '../language.ts'
import { CardFields } from './CardFields.tsx'
import { WarningList } from './WarningList.tsx'
import { codecOf } from './codec.ts'
import { HeadHtml } from './HeadHtml.tsx'
import { PageFields } from './PageFields.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SocialPreview } from './SocialPreview.tsx'
import { strings } from './strings.ts'
import { TabPreview } from './TabPreview.tsx'

/** Fields for the head of a page, next to previews of how search results, tabs and social cards use it. */
export default function MetadataLab(props: LabProps): ReactNode {
  const [page, setPage] = useLabState(codecOf(props.locale), props)
  const fieldsProps = {
    page,
    words: inLanguage(strings, props.locale),
    onChange: (change: Partial<typeof page>) => setPage({ ...page, ...change }),
  }
  return (
    <Stack>
      <Columns>
        <PageFields {...fieldsProps} />
        <div>
          <Stack>
            <SearchPreview {...fieldsProps} />
            <TabPreview {...fieldsProps} />
          </Stack>
        </div>
      </Columns>
      <Columns>
        <CardFields {...fieldsProps} />
        <SocialPreview {...fieldsProps} />
      </Columns>
      <WarningList {...fieldsProps} />
      <HeadHtml {...fieldsProps} />
    </Stack>
  )
}
