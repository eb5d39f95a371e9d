'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { CodeBox } from '../kit/CodeBox.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { inLanguage } from '../language.ts'
import { displays, defaultItem } from './layoutState.ts'
import { codec, ranges } from './codec.ts'
import { ContainerControls } from './ContainerControls.tsx'
import { generateCss } from './generateCss.ts'
import { ItemControls } from './ItemControls.tsx'
import { presetNames, presets } from './presets.ts'
import { LayoutPreview } from './LayoutPreview.tsx'
import { strings } from './strings.ts'

/** Boxes to arrange, and the CSS that arranges them. */
export default function LayoutLab(props: LabProps): ReactNode {
  const [state, setState] = useLabState(codec, props)
  const [chosenIndex, setChosenIndex] = useState(1)
  const t = inLanguage(strings, props.locale)
  const chosen = Math.min(chosenIndex, state.items.length - 1)
  const encoded = codec.encode(state)
  return (
    <Stack>
      <div>
        <div className={kit['label']}>{t.presets}</div>
        <Group>
          {presetNames.map((name) => (
            <Button
              key={name}
              pressed={codec.encode(presets[name]) === encoded}
              onClick={() => setState(presets[name])}
            >
              {t.preset[name]}
            </Button>
          ))}
        </Group>
      </div>
      <Columns>
        <RadioGroup
          legend={t.display}
          value={state.display}
          options={displays.map((value) => ({ value, label: value }))}
          onChange={(display) => setState({ ...state, display })}
        />
        <RangeField
          label={t.width}
          min={ranges.width[0]}
          max={ranges.width[1]}
          step={ranges.width[2]}
          value={state.width}
          valueText={`${state.width}%`}
          onChange={(width) => setState({ ...state, width })}
        />
      </Columns>
      <LayoutPreview state={state} chosen={chosen} onChoose={setChosenIndex} words={t} />
      <ContainerControls state={state} onChange={setState} words={t} />
      <ItemControls
        title={t.item(chosen + 1)}
        display={state.display}
        item={state.items[chosen] ?? defaultItem}
        mayShrinkLabel={t.small}
        onChange={(item) => setState({ ...state, items: state.items.with(chosen, item) })}
      />
      <CodeBox label={t.css} code={generateCss(state)} copy={t.copy} copied={t.copied} />
    </Stack>
  )
}
