'use client'

import { useLabState, type LabProps } from 'awning/lab'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Group, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { inLanguage } from '../language.ts'
import styles from './CssomLab.module.css'
import { cssomCodec, fonts, tidy, widths } from './cssomState.ts'
import { measure } from './measure.ts'
import { properties, suggestions } from './properties.ts'
import { initialReading } from './reading.ts'
import { Stages } from './Stages.tsx'
import { strings } from './strings.ts'

/** One declaration on a sample element, and what three doors of the CSSOM answer about it. */
export default function CssomLab(props: LabProps): ReactNode {
  const t = inLanguage(strings, props.locale)
  const [state, setState] = useLabState(cssomCodec, props)
  const [reading, setReading] = useState(initialReading)
  const parent = useRef<HTMLDivElement>(null)
  const child = useRef<HTMLDivElement>(null)
  const isFirst = state === cssomCodec.initial && reading === initialReading
  const tell = (told: Partial<typeof state>) => setState({ ...state, ...told })

  useLayoutEffect(() => {
    if (parent.current && child.current) setReading(measure(parent.current, child.current, state))
  }, [state])

  // Viewport units and the colours of the page change without anything changing here.
  useEffect(() => {
    const again = () => {
      if (parent.current && child.current) setReading(measure(parent.current, child.current, state))
    }
    const observer = new MutationObserver(again)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    addEventListener('resize', again)
    return () => {
      observer.disconnect()
      removeEventListener('resize', again)
    }
  }, [state])

  return (
    <Stack>
      <RadioGroup
        legend={t.property}
        value={state.property}
        options={properties.map((value) => ({ value, label: value }))}
        onChange={(property) => tell({ property, value: suggestions[property][0] })}
      />
      <Columns>
        <Stack>
          <TextField
            label={t.value}
            mono
            value={state.value}
            invalid={state.value !== '' && reading.declared === ''}
            onChange={(value) => tell({ value: tidy(value) })}
          />
          <Group>
            <span className={kit['label']}>{t.try}</span>
            {suggestions[state.property].map((value) => (
              <Button key={value} pressed={value === state.value} onClick={() => tell({ value })}>
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
            onChange={(width) => tell({ width })}
          />
          <RangeField
            label={t.font}
            {...fonts}
            value={state.font}
            valueText={`${state.font}px`}
            onChange={(font) => tell({ font })}
          />
          {state.value.includes('var(') && (
            <TextField label={t.x} mono value={state.x} onChange={(x) => tell({ x: tidy(x) })} />
          )}
          {state.property !== 'display' && (
            <Checkbox
              label={t.noBox}
              checked={!state.box}
              onChange={(none) => tell({ box: !none })}
            />
          )}
        </Stack>
      </Columns>
      <div className={styles['sample']} role="group" aria-label={t.sample} tabIndex={0}>
        <div ref={parent} className={styles['parent']}>
          <div ref={child} className={`${styles['child']} ${isFirst ? styles['half'] : ''}`}>
            {t.text}
          </div>
        </div>
      </div>
      <Stages strings={t} state={state} reading={reading} />
    </Stack>
  )
}
