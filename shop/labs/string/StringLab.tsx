'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useMemo, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { WithCode } from '../kit/WithCode.tsx'
import kit from '../kit/kit.module.css'
import { inLanguage } from '../language.ts'
import { applyForm, codec, cutText, forms, type StringState } from './codec.ts'
import { LayerTable } from './LayerTable.tsx'
import { layersOf } from './layers.ts'
import { presetIds, presets } from './presets.ts'
import { graphemesOf } from './graphemes.ts'
import { strings, type StringStrings } from './strings.ts'

function effectOf({ text, form }: StringState, words: StringStrings): string {
  if (form === 'as-is')
    return words.wouldChange(forms.filter((form) => applyForm({ text, form }) !== text))
  return applyForm({ text, form }) === text ? words.unchanged(form) : words.changed(form)
}

/** One string as grapheme clusters, code points, code units and bytes. */
export default function StringLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(codec, props)
  const layers = useMemo(() => {
    const text = applyForm(state)
    return layersOf(text, graphemesOf(text))
  }, [state])

  return (
    <Stack>
      <div role="group" aria-label={words.presets}>
        <Group>
          {presetIds.map((id) => (
            <Button
              key={id}
              pressed={state.text === presets[id]}
              onClick={() => setState({ ...state, text: presets[id] })}
            >
              {words.preset[id]}
            </Button>
          ))}
        </Group>
      </div>
      <TextField
        label={words.input}
        value={state.text}
        onChange={(text) => setState({ ...state, text: cutText(text) })}
      />
      <RadioGroup
        legend={words.form}
        options={forms.map((value) => ({
          value,
          label: value === 'as-is' ? words.asIs : value,
        }))}
        value={state.form}
        onChange={(form) => setState({ ...state, form })}
      />
      <p>
        <WithCode>{effectOf(state, words)}</WithCode>
      </p>
      <LayerTable layers={layers} words={words} />
      <p className={kit['label']}>{words.keys}</p>
    </Stack>
  )
}
