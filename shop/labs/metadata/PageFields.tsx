'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Stack } from '../kit/layout.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { robotsKinds, titlePositions } from './pageMeta.ts'
import { PageText } from './PageText.tsx'
import type { FieldsProps } from './previewProps.ts'

/** The fields that search results and tabs use. */
export function PageFields(props: FieldsProps): ReactNode {
  const { page, words, onChange } = props
  return (
    <div>
      <Stack>
        <PageText {...props} field="title" rows={3} />
        <PageText {...props} field="description" rows={5} />
        <PageText {...props} field="siteName" />
        <RadioGroup
          legend={words.titlePosition}
          value={page.titlePosition}
          options={titlePositions.map((value) => ({ value, label: words.titlePositions[value] }))}
          onChange={(titlePosition) => onChange({ titlePosition })}
        />
        <PageText {...props} field="url" />
        <RadioGroup
          legend={words.robots}
          value={page.robots}
          options={robotsKinds.map((value) => ({ value, label: words.robotsKinds[value] }))}
          onChange={(robots) => onChange({ robots })}
        />
        <Checkbox label={words.icon} checked={page.icon} onChange={(icon) => onChange({ icon })} />
      </Stack>
    </div>
  )
}
