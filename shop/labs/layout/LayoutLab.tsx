'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Columns } from '../kit/layout.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { inLanguage } from '../language.ts'
import { displays, defaultItem, type LayoutState } from './layoutState.ts'
import { codec, ranges } from './codec.ts'
import { ContainerControls } from './ContainerControls.tsx'
import { CssEditor } from './CssEditor.tsx'
import { ItemControls } from './ItemControls.tsx'
import { LayoutPreview } from './LayoutPreview.tsx'
import { PresetButtons } from './PresetButtons.tsx'
import { previewStyles } from './previewStyles.ts'
import { strings } from './strings.ts'

/** Boxes to arrange, and the CSS that arranges them. */
export default function LayoutLab(props: LabProps): ReactNode {
  const [state, setState] = useLabState(codec, props)
  const [chosenIndex, setChosenIndex] = useState(1)
  const [editedCss, setEditedCss] = useState<string>()
  const t = inLanguage(strings, props.locale)
  const chosen = Math.min(chosenIndex, state.items.length - 1)
  // A control replaces what the reader has typed, because the text follows the controls.
  const change = (changed: LayoutState) => {
    setEditedCss(undefined)
    setState(changed)
  }
  const { container, items, ignored } = previewStyles(state, editedCss)
  return (
    <Staged>
      <PresetButtons state={state} onChange={change} words={t} />
      <Stage>
        <LayoutPreview
          state={state}
          containerStyle={container}
          itemStyles={items}
          chosen={chosen}
          onChoose={setChosenIndex}
          words={t}
        />
      </Stage>
      <Columns>
        <RadioGroup
          legend={t.display}
          value={state.display}
          options={displays.map((value) => ({ value, label: value }))}
          onChange={(display) => change({ ...state, display })}
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
      <ContainerControls state={state} onChange={change} words={t} />
      <ItemControls
        title={t.item(chosen + 1)}
        display={state.display}
        item={state.items[chosen] ?? defaultItem}
        mayShrinkLabel={t.small}
        onChange={(item) => change({ ...state, items: state.items.with(chosen, item) })}
      />
      <CssEditor {...{ state, editedCss, ignored }} onChange={setEditedCss} words={t} />
    </Staged>
  )
}
