'use client'

import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Group, Panel, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { collectionsOf, type Action, type CollectionState } from './collectionState.ts'
import type { DomStrings } from './strings.ts'
import { textOf } from './tree.ts'

interface Props {
  readonly t: DomStrings
  readonly current: CollectionState
  readonly full: boolean
  readonly lastAction: Action | undefined
  readonly onAction: (action: Action) => void
}

/** Runs, step by step, a loop that removes the items it iterates over. */
export function LoopPanel({ t, current, full, lastAction, onAction }: Props): ReactNode {
  const [loopTarget, setLoopTarget] = useState<'live' | 'still'>(
    lastAction === 'loopStatic' ? 'still' : 'live',
  )
  const collections = collectionsOf(current)
  const index = current.loopIndex[loopTarget]
  const next = collections[loopTarget][index]
  return (
    <Panel title={t.loop}>
      <Stack>
        <RadioGroup
          legend={t.loopOver}
          options={[
            { value: 'live', label: 'live' },
            { value: 'still', label: 'still' },
          ]}
          value={loopTarget}
          onChange={setLoopTarget}
        />
        <code>
          for (let i = 0; i {'<'} {loopTarget}.length; i++) {loopTarget}[i].remove()
        </code>
        <Group>
          <Button
            disabled={!next || full}
            onClick={() => onAction(loopTarget === 'live' ? 'loopLive' : 'loopStatic')}
          >
            {t.runStep}
          </Button>
          <code>
            i = {index}, {loopTarget}.length = {collections[loopTarget].length}
          </code>
          <span>
            {next
              ? t.nextRemoval(index, textOf(next).trim().slice(0, 12))
              : t.loopDone(collections.live.length)}
          </span>
        </Group>
      </Stack>
    </Panel>
  )
}
