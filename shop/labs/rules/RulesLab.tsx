'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useState, type ReactNode } from 'react'
import { Columns, Group, Panel, Stack } from '../kit/layout.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage } from '../language.ts'
import { letters, type Letter } from './declaration.ts'
import { DeclarationEditor } from './DeclarationEditor.tsx'
import { DeclarationList } from './DeclarationList.tsx'
import { addDeclaration } from './editState.ts'
import { parseLayers } from './cascadeLayers.ts'
import { presets, type PresetName } from './presets.ts'
import { resolveCascade } from './resolveCascade.ts'
import { CascadeSteps, CascadeWinner } from './CascadeSteps.tsx'
import { maxLayersLength, rulesCodec } from './rulesState.ts'
import { strings } from './strings.ts'

/** Declarations that compete for one property, and how the cascade determines the winner. */
export default function RulesLab(props: LabProps): ReactNode {
  const words = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(rulesCodec, props)
  const [chosen, setChosen] = useState<Letter>('A')
  const { declarations } = state
  const edited = declarations.find(({ letter }) => letter === chosen) ?? declarations[0]
  const result = resolveCascade(declarations, parseLayers(state.layers))
  const encoded = rulesCodec.encode(state)

  return (
    <Stack>
      <Columns>
        <SelectField
          label={words.examples}
          otherLabel={words.custom}
          value={presetNames.find((name) => rulesCodec.encode(presets[name]) === encoded)}
          options={presetNames.map((value) => ({ value, label: words.presets[value] }))}
          onChange={(name) => {
            setState(presets[name])
            setChosen('A')
          }}
        />
        <TextField
          label={words.layers}
          mono
          value={state.layers}
          onChange={(layers) => setState({ ...state, layers: layers.slice(0, maxLayersLength) })}
        />
      </Columns>
      <Columns>
        <Staged>
          <DeclarationList
            words={words}
            declarations={declarations}
            result={result}
            chosen={edited?.letter}
            onChoose={setChosen}
          />
          <Group>
            <Button
              disabled={declarations.length === letters.length}
              onClick={() => {
                const added = addDeclaration(state)
                setState(added)
                setChosen(added.declarations.at(-1)?.letter ?? chosen)
              }}
            >
              {words.add}
            </Button>
          </Group>
          <Stage>
            <CascadeWinner words={words} result={result} />
          </Stage>
          {edited && (
            <DeclarationEditor words={words} state={state} edited={edited} onChange={setState} />
          )}
        </Staged>
        <Panel title={words.rounds}>
          <CascadeSteps words={words} result={result} />
        </Panel>
      </Columns>
    </Stack>
  )
}

const presetNames = Object.keys(presets).filter((name): name is PresetName => name in presets)
