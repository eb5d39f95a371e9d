'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { Columns, Stack } from '../kit/layout.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage, languageOf } from '../language.ts'
import { presets, type PresetName } from './presets.ts'
import { analyzeSelector } from './analyzeSelector.ts'
import { SampleTree } from './SampleTree.tsx'
import { samples } from './sample.ts'
import { samplePage, type SamplePage } from './samplePage.ts'
import { initialMatches, maxLength, selectorCodec, type SelectorState } from './selectorState.ts'
import { strings } from './strings.ts'
import { SelectorResult, type SelectorMatches } from './SelectorResult.tsx'
import { SpecificityTable } from './SpecificityTable.tsx'

/** A selector, the elements it matches in a sample page, and its specificity part by part. */
export default function SelectorLab(props: LabProps): ReactNode {
  const language = languageOf(props.locale)
  const words = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(selectorCodec, props)
  const analysis = useMemo(() => analyzeSelector(state), [state])
  const page = useSyncExternalStore(subscribeToNothing, () => samplePage(language), noPage)
  const matches = useMemo<SelectorMatches>(() => {
    if (!analysis.ok) return { found: [] }
    if (page) return { found: findAll(page, analysis.expanded), page }
    return { found: state === selectorCodec.initial ? initialMatches : [] }
  }, [page, analysis, state])

  // A field that is still empty is no mistake.
  const hasError = !analysis.ok && analysis.problem.code !== 'empty'

  return (
    <Columns>
      <Stack>
        <SelectField
          label={words.examples}
          otherLabel={words.custom}
          value={presetNames.find((name) => isSameState(presets[name], state))}
          options={presetNames.map((value) => ({ value, label: words.presets[value] }))}
          onChange={(name) => setState(presets[name])}
        />
        <TextField
          label={words.selector}
          value={state.text}
          mono
          invalid={hasError && analysis.field === 'text'}
          onChange={(text) => setState({ ...state, text: text.slice(0, maxLength) })}
        />
        <TextField
          label={words.parent}
          value={state.parent}
          mono
          invalid={hasError && analysis.field === 'parent'}
          onChange={(parent) => setState({ ...state, parent: parent.slice(0, maxLength) })}
        />
        <SelectorResult words={words} state={state} analysis={analysis} matches={matches} />
        {analysis.ok && <SpecificityTable words={words} selectors={analysis.selectors} />}
      </Stack>
      <SampleTree node={samples[language]} words={words} found={matches.found ?? []} />
    </Columns>
  )
}

const presetNames = Object.keys(presets).filter((name): name is PresetName => name in presets)

/** The sample page never changes, so there is nothing to subscribe to; it is only missing on the server. */
function subscribeToNothing(): () => void {
  return () => undefined
}

function noPage(): undefined {
  return undefined
}

function isSameState(a: SelectorState, b: SelectorState): boolean {
  return a.text === b.text && a.parent === b.parent
}

function findAll(page: SamplePage, selectors: readonly string[]): readonly number[] | undefined {
  const found = selectors.map((selector) => page.find(selector))
  return found.includes(undefined)
    ? undefined
    : [...new Set(found.flatMap((indices) => indices ?? []))]
}
