'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { CodeBox } from '../kit/CodeBox.tsx'
import kit from '../kit/kit.module.css'
import { Columns, Group, Stack } from '../kit/layout.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage } from '../language.ts'
import { codec, maxLength } from './codec.ts'
import { compileScss } from './compileScss.ts'
import { presetNames, presets } from './presets.ts'
import { strings } from './strings.ts'

const rows = 14

/** SCSS next to the CSS that it is compiled to. */
export default function ScssLab(props: LabProps): ReactNode {
  const [text, setText] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  const { css, error } = compileScss(text)
  return (
    <Stack>
      <Group>
        <span className={kit['label']}>{t.examples}</span>
        {presetNames.map((name) => (
          <Button
            key={name}
            pressed={presets[name] === text}
            onClick={() => setText(presets[name])}
          >
            {t.presets[name]}
          </Button>
        ))}
      </Group>
      <Columns>
        <TextField
          label={t.source}
          value={text}
          rows={rows}
          mono
          invalid={error !== undefined}
          onChange={(value) => setText(value.slice(0, maxLength))}
        />
        <CodeBox label={t.css} code={css} copy={t.copy} copied={t.copied} />
      </Columns>
      <p role="status" className={kit['bad']}>
        {error && t.errors[error]}
      </p>
    </Stack>
  )
}
