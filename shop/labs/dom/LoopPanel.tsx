'use client'

import { useState, type ReactNode } from 'react'
import { Choice } from '../kit/Choice.tsx'
import { Group, Panel, Stack } from '../kit/layout.tsx'
import { Press } from '../kit/Press.tsx'
import { collectionsOf, type Deed, type Shelf } from './shelf.ts'
import type { DomStrings } from './strings.ts'
import { textOf } from './tree.ts'

interface Props {
  readonly t: DomStrings
  readonly shelf: Shelf
  readonly full: boolean
  readonly last: Deed | undefined
  readonly onDeed: (deed: Deed) => void
}

/** The trap: a loop that removes what it walks over, one turn at a time. */
export function LoopPanel({ t, shelf, full, last, onDeed }: Props): ReactNode {
  const [over, setOver] = useState<'live' | 'still'>(last === 'loopStill' ? 'still' : 'live')
  const collections = collectionsOf(shelf)
  const at = shelf.turns[over]
  const next = collections[over][at]
  return (
    <Panel title={t.loop}>
      <Stack>
        <Choice
          legend={t.over}
          options={[
            { value: 'live', label: 'live' },
            { value: 'still', label: 'still' },
          ]}
          value={over}
          onChange={setOver}
        />
        <code>
          for (let i = 0; i {'<'} {over}.length; i++) {over}[i].remove()
        </code>
        <Group>
          <Press
            disabled={!next || full}
            onPress={() => onDeed(over === 'live' ? 'loopLive' : 'loopStill')}
          >
            {t.turn}
          </Press>
          <code>
            i = {at}, {over}.length = {collections[over].length}
          </code>
          <span>
            {next ? t.next(at, textOf(next).trim().slice(0, 12)) : t.done(collections.live.length)}
          </span>
        </Group>
      </Stack>
    </Panel>
  )
}
