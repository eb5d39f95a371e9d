'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { Columns, Stack } from '../kit/layout.tsx'
import { Pick } from '../kit/Pick.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage } from '../language.ts'
import { presets, type PresetName } from './presets.ts'
import { readSelector } from './readSelector.ts'
import { SampleTree } from './SampleTree.tsx'
import { samplePage, type SamplePage } from './samplePage.ts'
import { initialFound, longest, selectorCodec } from './selectorState.ts'
import { strings } from './strings.ts'
import { Verdict, type Finding } from './Verdict.tsx'
import { WeightTable } from './WeightTable.tsx'

/** A selector, whom it finds in a small page, and what it weighs part by part. */
export default function SelectorLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(selectorCodec, props)
  const reading = useMemo(() => readSelector(state), [state])
  const page = useSyncExternalStore(never, samplePage, noPage)
  const finding = useMemo<Finding>(() => {
    if (!reading.ok) return { found: [] }
    if (page) return { found: findAll(page, reading.expanded), page }
    return { found: state === selectorCodec.initial ? initialFound : [] }
  }, [page, reading, state])

  return (
    <Columns>
      <Stack>
        <Pick
          label={words.examples}
          other={words.own}
          value={presetNames.find((name) => same(presets[name], state))}
          options={presetNames.map((value) => ({ value, label: words.presets[value] }))}
          onChange={(name) => setState(presets[name])}
        />
        <TextField
          label={words.selector}
          value={state.text}
          mono
          invalid={!reading.ok && reading.field === 'text'}
          onChange={(text) => setState({ ...state, text: text.slice(0, longest) })}
        />
        <TextField
          label={words.parent}
          value={state.parent}
          mono
          invalid={!reading.ok && reading.field === 'parent'}
          onChange={(parent) => setState({ ...state, parent: parent.slice(0, longest) })}
        />
        <Verdict words={words} state={state} reading={reading} finding={finding} />
        {reading.ok && <WeightTable words={words} selectors={reading.selectors} />}
      </Stack>
      <SampleTree words={words} found={finding.found ?? []} />
    </Columns>
  )
}

const presetNames = Object.keys(presets).filter((name): name is PresetName => name in presets)

/** The sample never changes; only the drawing in the page has to do without it. */
function never(): () => void {
  return () => undefined
}

function noPage(): undefined {
  return undefined
}

function same(one: { text: string; parent: string }, other: { text: string; parent: string }) {
  return one.text === other.text && one.parent === other.parent
}

function findAll(page: SamplePage, selectors: readonly string[]): readonly number[] | undefined {
  const found = selectors.map((selector) => page.find(selector))
  return found.includes(undefined) ? undefined : [...new Set(found.flatMap((one) => one ?? []))]
}
