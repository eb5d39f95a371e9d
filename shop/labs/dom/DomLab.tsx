'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, type ReactNode } from 'react'
import { Columns, Group, Panel, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage } from '../language.ts'
import { changedCollections, actionCode, collectionCodes } from './actionCode.ts'
import { Collection } from './Collection.tsx'
import { domCodec, maxHtmlLength, maxActions, type DomState } from './domState.ts'
import { LoopPanel } from './LoopPanel.tsx'
import { parseHtml } from './parseHtml.ts'
import { parseSampleHtml } from './parseSampleHtml.ts'
import { sampleOf } from './samples.ts'
import {
  applyAction,
  collectionNames,
  createCollectionState,
  type Action,
  type CollectionState,
} from './collectionState.ts'
import { strings, type DomStrings } from './strings.ts'
import { TreeRows } from './TreeRows.tsx'
import kit from '../kit/kit.module.css'
import styles from './DomLab.module.css'

const presets: readonly DomState[] = [
  { sample: 0, html: undefined, actions: [] },
  { sample: 1, html: undefined, actions: [] },
  { sample: 0, html: undefined, actions: ['loopLive'] },
]
const buttons = ['append', 'removeFirst', 'move', 'removeClass', 'queryAgain'] as const

/** A tree of nodes, and four collections that were requested before the tree changed. */
export default function DomLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(domCodec, props)
  const html = state.html ?? sampleOf(props.locale, state.sample)
  const isEdited = state.html !== undefined
  const initialState = useMemo(
    () => createCollectionState(isEdited ? parseHtml(html) : parseSampleHtml(html)),
    [html, isEdited],
  )
  const lastAction = state.actions.at(-1)
  const before = state.actions
    .slice(0, -1)
    .reduce((current, action) => applyAction(current, action, t.newItem), initialState)
  const current = lastAction ? applyAction(before, lastAction, t.newItem) : before
  const full = state.actions.length >= maxActions

  function editHtml(text: string): void {
    setState({ ...state, html: text.slice(0, maxHtmlLength), actions: [] })
  }

  function addAction(action: Action): void {
    setState({ ...state, actions: [...state.actions, action] })
  }

  return (
    <Stack>
      <Group>
        <span className={kit['label']}>{t.presetsLabel}</span>
        {presets.map((preset, index) => (
          <Button key={index} onClick={() => setState(preset)}>
            {t.presets[index]}
          </Button>
        ))}
      </Group>
      <Columns>
        <Stack>
          <TextField label={t.html} value={html} onChange={editHtml} rows={7} mono />
          <Group>
            {buttons.map((action) => (
              <Button key={action} disabled={full} onClick={() => addAction(action)}>
                {t.actions[action]}
              </Button>
            ))}
            <Button
              disabled={!lastAction}
              onClick={() => setState({ ...state, actions: state.actions.slice(0, -1) })}
            >
              {t.undo}
            </Button>
          </Group>
          <ActionSummary t={t} before={before} current={current} lastAction={lastAction} />
        </Stack>
        <Panel title={t.tree(current.list.value)}>
          <ul className={`${styles['tree']} ${kit['scroll']}`}>
            <TreeRows node={current.list} />
          </ul>
        </Panel>
      </Columns>
      <Columns>
        {collectionNames.map((name) => (
          <Collection key={name} t={t} name={name} current={current} before={before} />
        ))}
      </Columns>
      <LoopPanel t={t} current={current} full={full} lastAction={lastAction} onAction={addAction} />
    </Stack>
  )
}

interface SummaryProps {
  readonly t: DomStrings
  readonly before: CollectionState
  readonly current: CollectionState
  readonly lastAction: Action | undefined
}

/** The last action as code, and which collections it changed. */
function ActionSummary({ t, before, current, lastAction }: SummaryProps): ReactNode {
  const changed = changedCollections(before, current)
  const unchanged = collectionNames.filter((name) => !changed.includes(name))
  return (
    <div role="status">
      {lastAction && (
        <>
          <div className={kit['label']}>{t.lastAction}</div>
          <code>{actionCode(lastAction, before)}</code>
          <p>{t.changed(changed.map((name) => collectionCodes[name]))}</p>
          <p>{t.unchanged(unchanged.map((name) => collectionCodes[name]))}</p>
        </>
      )}
    </div>
  )
}
