'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { inLanguage } from '../language.ts'
import styles from './CssomLab.module.css'
import { cssomCodec, fontSizes, sanitizeValue, widths } from './cssomState.ts'
import { readStyleValues } from './readStyleValues.ts'
import { properties, suggestions } from './properties.ts'
import { initialValues } from './styleValues.ts'
import { Stages } from './Stages.tsx'
import { strings } from './strings.ts'

/** One declaration on a sample element, and its value as read through three APIs of the CSSOM. */
export default function CssomLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(cssomCodec, props)
  const [values, setValues] = useState(initialValues)
  const parent = useRef<HTMLDivElement>(null)
  const child = useRef<HTMLDivElement>(null)
  const isInitial = state === cssomCodec.initial && values === initialValues
  const changeState = (changes: Partial<typeof state>) => setState({ ...state, ...changes })

  useLayoutEffect(() => {
    if (parent.current && child.current)
      setValues(readStyleValues(parent.current, child.current, state))
  }, [state])

  // Viewport units and the theme of the page change values without a change of state.
  useEffect(() => {
    const update = () => {
      if (parent.current && child.current)
        setValues(readStyleValues(parent.current, child.current, state))
    }
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    addEventListener('resize', update)
    return () => {
      observer.disconnect()
      removeEventListener('resize', update)
    }
  }, [state])

  return (
    <Staged>
      <RadioGroup
        legend={t.property}
        value={state.property}
        options={properties.map((value) => ({ value, label: value }))}
        onChange={(property) => changeState({ property, value: suggestions[property][0] })}
      />
      <Stage>
        <div className={styles['sample']} role="group" aria-label={t.sample} tabIndex={0}>
          <div ref={parent} className={styles['parent']}>
            <div ref={child} className={`${styles['child']} ${isInitial ? styles['half'] : ''}`}>
              {t.text}
            </div>
          </div>
        </div>
      </Stage>
      <Columns>
        <Stack>
          <TextField
            label={t.value}
            mono
            value={state.value}
            invalid={state.value !== '' && values.declared === ''}
            onChange={(value) => changeState({ value: sanitizeValue(value) })}
          />
          <Group>
            <span className={kit['label']}>{t.suggestions}</span>
            {suggestions[state.property].map((value) => (
              <Button
                key={value}
                pressed={value === state.value}
                onClick={() => changeState({ value })}
              >
                <span className={kit['mono']}>{value}</span>
              </Button>
            ))}
          </Group>
        </Stack>
        <Stack>
          <RangeField
            label={t.width}
            {...widths}
            value={state.width}
            valueText={`${state.width}px`}
            onChange={(width) => changeState({ width })}
          />
          <RangeField
            label={t.font}
            {...fontSizes}
            value={state.fontSize}
            valueText={`${state.fontSize}px`}
            onChange={(fontSize) => changeState({ fontSize })}
          />
          {state.value.includes('var(') && (
            <TextField
              label={t.x}
              mono
              value={state.x}
              onChange={(x) => changeState({ x: sanitizeValue(x) })}
            />
          )}
          {state.property !== 'display' && (
            <Checkbox
              label={t.noBox}
              checked={!state.hasBox}
              onChange={(none) => changeState({ hasBox: !none })}
            />
          )}
        </Stack>
      </Columns>
      <Stages strings={t} state={state} values={values} />
    </Staged>
  )
}
