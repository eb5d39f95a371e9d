'use client'

import type { ReactNode } from 'react'
import { Choice } from '../kit/Choice.tsx'
import { Stack } from '../kit/layout.tsx'
import { Toggle } from '../kit/Toggle.tsx'
import { cardKinds, imageKinds } from './page.ts'
import { PageText } from './PageText.tsx'
import type { FieldsProps } from './preview.ts'

/** What only cards read. */
export function CardFields(props: FieldsProps): ReactNode {
  const { page, words, onChange } = props
  return (
    <div>
      <Stack>
        <PageText {...props} of="ogTitle" />
        <PageText {...props} of="ogDescription" rows={3} />
        <Choice
          legend={words.image}
          value={page.image}
          options={imageKinds.map((value) => ({ value, label: words.images[value] }))}
          onChange={(image) => onChange({ image })}
        />
        <Toggle label={words.alt} checked={page.alt} onChange={(alt) => onChange({ alt })} />
        <Choice
          legend={words.card}
          value={page.card}
          options={cardKinds.map((value) => ({ value, label: words.cards[value] }))}
          onChange={(card) => onChange({ card })}
        />
      </Stack>
    </div>
  )
}
