'use client'

import type { ReactNode } from 'react'
import { Columns, Panel } from '../kit/layout.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { bases, type Item } from './boxes.ts'

interface Props {
  readonly title: string
  readonly display: 'flex' | 'grid'
  readonly item: Item
  readonly small: string
  readonly onChange: (item: Item) => void
}

const most = 3

/** What the chosen item says of itself. */
export function ItemControls({ title, display, item, small, onChange }: Props): ReactNode {
  const number = (label: string, name: 'grow' | 'shrink' | 'columns' | 'rows', max: number) => (
    <RangeField
      label={label}
      min={name === 'grow' || name === 'shrink' ? 0 : 1}
      max={max}
      value={item[name]}
      onChange={(value) => onChange({ ...item, [name]: value })}
    />
  )
  return (
    <Panel title={title}>
      <Columns>
        {display === 'flex' ? (
          <>
            {number('flex-grow', 'grow', most)}
            {number('flex-shrink', 'shrink', most)}
            <SelectField
              label="flex-basis"
              value={item.basis}
              options={bases.map((value) => ({ value, label: value }))}
              onChange={(basis) => onChange({ ...item, basis })}
            />
          </>
        ) : (
          <>
            {number('grid-column: span', 'columns', most)}
            {number('grid-row: span', 'rows', 2)}
          </>
        )}
        <Checkbox
          label={small}
          checked={item.small}
          onChange={(isSmall) => onChange({ ...item, small: isSmall })}
        />
      </Columns>
    </Panel>
  )
}
