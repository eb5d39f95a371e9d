'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, type ReactNode } from 'react'
import { Columns, Group, Panel, Stack } from '../kit/layout.tsx'
import { Press } from '../kit/Press.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage } from '../language.ts'
import { changedBetween, codeOf, collectionCodes } from './codeOf.ts'
import { Collection } from './Collection.tsx'
import { domCodec, longestHtml, mostDeeds, type DomState } from './domState.ts'
import { LoopPanel } from './LoopPanel.tsx'
import { parseHtml } from './parseHtml.ts'
import { parseTidy } from './parseTidy.ts'
import { sampleOf } from './samples.ts'
import { act, collectionNames, shelfOf, type Deed, type Shelf } from './shelf.ts'
import { strings, type DomStrings } from './strings.ts'
import { TreeRows } from './TreeRows.tsx'
import kit from '../kit/kit.module.css'
import styles from './DomLab.module.css'

const presets: readonly DomState[] = [
  { sample: 0, html: undefined, done: [] },
  { sample: 1, html: undefined, done: [] },
  { sample: 0, html: undefined, done: ['loopLive'] },
]
const buttons = ['append', 'removeFirst', 'move', 'unclass', 'retake'] as const

/** A tree of nodes, and four collections that were asked for before it changed. */
export default function DomLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(domCodec, props)
  const html = state.html ?? sampleOf(props.locale, state.sample)
  const written = state.html !== undefined
  const start = useMemo(() => shelfOf(written ? parseHtml(html) : parseTidy(html)), [html, written])
  const last = state.done.at(-1)
  const before = state.done.slice(0, -1).reduce((shelf, deed) => act(shelf, deed, t.newItem), start)
  const shelf = last ? act(before, last, t.newItem) : before
  const full = state.done.length >= mostDeeds

  function write(text: string): void {
    setState({ ...state, html: text.slice(0, longestHtml), done: [] })
  }

  function add(deed: Deed): void {
    setState({ ...state, done: [...state.done, deed] })
  }

  return (
    <Stack>
      <Group>
        <span className={kit['label']}>{t.presetsLabel}</span>
        {presets.map((preset, place) => (
          <Press key={place} onPress={() => setState(preset)}>
            {t.presets[place]}
          </Press>
        ))}
      </Group>
      <Columns>
        <Stack>
          <TextField label={t.html} value={html} onChange={write} rows={7} mono />
          <Group>
            {buttons.map((deed) => (
              <Press key={deed} disabled={full} onPress={() => add(deed)}>
                {t.deeds[deed]}
              </Press>
            ))}
            <Press
              disabled={!last}
              onPress={() => setState({ ...state, done: state.done.slice(0, -1) })}
            >
              {t.undo}
            </Press>
          </Group>
          <Effect t={t} before={before} shelf={shelf} last={last} />
        </Stack>
        <Panel title={t.tree(shelf.list.value)}>
          <ul className={`${styles['tree']} ${kit['scroll']}`}>
            <TreeRows node={shelf.list} />
          </ul>
        </Panel>
      </Columns>
      <Columns>
        {collectionNames.map((name) => (
          <Collection key={name} t={t} name={name} shelf={shelf} before={before} />
        ))}
      </Columns>
      <LoopPanel t={t} shelf={shelf} full={full} last={last} onDeed={add} />
    </Stack>
  )
}

interface EffectProps {
  readonly t: DomStrings
  readonly before: Shelf
  readonly shelf: Shelf
  readonly last: Deed | undefined
}

/** What was done last, and which collections noticed. */
function Effect({ t, before, shelf, last }: EffectProps): ReactNode {
  const changed = changedBetween(before, shelf)
  const unchanged = collectionNames.filter((name) => !changed.includes(name))
  return (
    <div role="status">
      {last && (
        <>
          <div className={kit['label']}>{t.justNow}</div>
          <code>{codeOf(last, before)}</code>
          <p>{t.changed(changed.map((name) => collectionCodes[name]))}</p>
          <p>{t.unchanged(unchanged.map((name) => collectionCodes[name]))}</p>
        </>
      )}
    </div>
  )
}
