'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Columns, Stack } from '../kit/layout.tsx'
import { inLanguage } from '../language.ts'
import { CardFields } from './CardFields.tsx'
import { Checks } from './Checks.tsx'
import { codecOf } from './codec.ts'
import { HeadHtml } from './HeadHtml.tsx'
import { PageFields } from './PageFields.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SocialPreview } from './SocialPreview.tsx'
import { strings } from './strings.ts'
import { TabPreview } from './TabPreview.tsx'

/** The head of a page, and how others show the page by it: what is written next to what it does. */
export default function MetadataLab(props: LabProps): ReactNode {
  const [page, setPage] = useLabState(codecOf(props.locale), props)
  const all = {
    page,
    words: inLanguage(strings, props.locale),
    onChange: (change: Partial<typeof page>) => setPage({ ...page, ...change }),
  }
  return (
    <Stack>
      <Columns>
        <PageFields {...all} />
        <div>
          <Stack>
            <SearchPreview {...all} />
            <TabPreview {...all} />
          </Stack>
        </div>
      </Columns>
      <Columns>
        <CardFields {...all} />
        <SocialPreview {...all} />
      </Columns>
      <Checks {...all} />
      <HeadHtml {...all} />
    </Stack>
  )
}
