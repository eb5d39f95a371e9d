'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Stack } from '../kit/layout.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { cardKinds, imageKinds } from './pageMeta.ts'
import { PageText } from './PageText.tsx'
import type { FieldsProps } from './previewProps.ts'

/** The fields that only social cards use. */
export function CardFields(props: FieldsProps): ReactNode {
  const { page, words, onChange } = props
  return (
    <div>
      <Stack>
        <PageText {...props} field="ogTitle" />
        <PageText {...props} field="ogDescription" rows={3} />
        <RadioGroup
          legend={words.image}
          value={page.image}
          options={imageKinds.map((value) => ({ value, label: words.images[value] }))}
          onChange={(image) => onChange({ image })}
        />
        <Checkbox label={words.alt} checked={page.alt} onChange={(alt) => onChange({ alt })} />
        <RadioGroup
          legend={words.card}
          value={page.card}
          options={cardKinds.map((value) => ({ value, label: words.cards[value] }))}
          onChange={(card) => onChange({ card })}
        />
      </Stack>
    </div>
  )
}
