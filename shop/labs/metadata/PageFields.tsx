'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Stack } from '../kit/layout.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { robotsKinds, titlePlaces } from './page.ts'
import { PageText } from './PageText.tsx'
import type { FieldsProps } from './preview.ts'

/** What results and tabs are made of. */
export function PageFields(props: FieldsProps): ReactNode {
  const { page, words, onChange } = props
  return (
    <div>
      <Stack>
        <PageText {...props} of="title" rows={3} />
        <PageText {...props} of="description" rows={5} />
        <PageText {...props} of="siteName" />
        <RadioGroup
          legend={words.place}
          value={page.place}
          options={titlePlaces.map((value) => ({ value, label: words.places[value] }))}
          onChange={(place) => onChange({ place })}
        />
        <PageText {...props} of="url" />
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
