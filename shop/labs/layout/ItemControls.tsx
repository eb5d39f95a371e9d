'use client'

import type { ReactNode } from 'react'
import { Columns, Panel } from '../kit/layout.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { bases, type Item } from './layoutState.ts'

interface Props {
  readonly title: string
  readonly display: 'flex' | 'grid'
  readonly item: Item
  readonly mayShrinkLabel: string
  readonly onChange: (item: Item) => void
}

const maxValue = 3

/** The properties of the chosen item. */
export function ItemControls({ title, display, item, mayShrinkLabel, onChange }: Props): ReactNode {
  const numberField = (
    label: string,
    name: 'grow' | 'shrink' | 'columns' | 'rows',
    max: number,
  ) => (
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
            {numberField('flex-grow', 'grow', maxValue)}
            {numberField('flex-shrink', 'shrink', maxValue)}
            <SelectField
              label="flex-basis"
              value={item.basis}
              options={bases.map((value) => ({ value, label: value }))}
              onChange={(basis) => onChange({ ...item, basis })}
            />
          </>
        ) : (
          <>
            {numberField('grid-column: span', 'columns', maxValue)}
            {numberField('grid-row: span', 'rows', 2)}
          </>
        )}
        <Checkbox
          label={mayShrinkLabel}
          checked={item.mayShrink}
          onChange={(isSmall) => onChange({ ...item, mayShrink: isSmall })}
        />
      </Columns>
    </Panel>
  )
}
