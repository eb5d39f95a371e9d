'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Panel, Stack } from '../kit/layout.tsx'
import { Readout } from '../kit/Readout.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage, languageOf } from '../language.ts'
import { classList, isWord } from './bem.ts'
import { checkClasses } from './checkClasses.ts'
import { codec } from './codec.ts'
import { strings } from './strings.ts'

const fields = ['block', 'element', 'modifier', 'value'] as const

/** Builds a class name from its parts, and checks existing class names. */
export default function BemLab(props: LabProps): ReactNode {
  const [state, setState] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  const invalidFields = fields.filter((field) => state[field] !== '' && !isWord(state[field]))
  const checks = checkClasses(state.classes, state.scheme)
  return (
    <Stack>
      <RadioGroup
        legend={t.scheme}
        value={state.scheme}
        options={[
          { value: 'dashes', label: t.dashes },
          { value: 'underscore', label: t.underscore },
        ]}
        onChange={(scheme) => setState({ ...state, scheme })}
      />
      <Columns>
        {fields.map((field) => (
          <TextField
            key={field}
            mono
            label={t[field]}
            value={state[field]}
            invalid={invalidFields.includes(field)}
            onChange={(text) => setState({ ...state, [field]: text.trim() })}
          />
        ))}
      </Columns>
      <Readout label={t.result}>
        {invalidFields.length > 0 || state.block === '' ? (
          <span className={kit['bad']}>{t.badWord}</span>
        ) : (
          `class="${classList(state, state.scheme)}"`
        )}
      </Readout>
      <TextField
        mono
        label={t.classes}
        value={state.classes}
        onChange={(classes) => setState({ ...state, classes })}
      />
      <Panel>
        {checks.length === 0 ? (
          <p className={kit['soft']}>{t.none}</p>
        ) : (
          <ul aria-live="polite">
            {checks.map(({ name, errors }, index) => (
              <li key={index}>
                <span className={kit['mono']}>{name}</span>{' '}
                {errors.length === 0 ? (
                  <span className={kit['good']}>✓ {t.noErrors}</span>
                ) : (
                  <span className={kit['bad']}>
                    ✗{' '}
                    {errors
                      .map((error) => t.errors[error])
                      .join(languageOf(props.locale) === 'zh' ? '；' : '; ')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </Stack>
  )
}
