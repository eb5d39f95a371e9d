'use client'

import { useLabState, type LabProps } from 'awning/lab'
import type { ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { CodeBox } from '../kit/CodeBox.tsx'
import kit from '../kit/kit.module.css'
import { Group, Panel } from '../kit/layout.tsx'
import { Stage, Staged } from '../kit/Stage.tsx'
import { TextField } from '../kit/TextField.tsx'
import { inLanguage } from '../language.ts'
import { codec, maxLength } from './codec.ts'
import { generateUtilities } from './generateUtilities.ts'
import { strings } from './strings.ts'
import styles from './UtilityLab.module.css'

const suggestions = ['flex-col', 'justify-between', 'font-bold', 'p-[13px]', 'dark:italic', 'flexx']

/** Utility classes, the CSS that a framework generates from them, and a sample. */
export default function UtilityLab(props: LabProps): ReactNode {
  const [classes, setClasses] = useLabState(codec, props)
  const t = inLanguage(strings, props.locale)
  const { css, unknown, plain } = generateUtilities(classes)
  const names = classes.split(/\s+/).filter(Boolean)
  const toggle = (name: string) =>
    names.includes(name) ? names.filter((each) => each !== name) : [...names, name]
  return (
    <Staged>
      <TextField
        label={t.classes}
        value={classes}
        rows={2}
        mono
        onChange={(value) => setClasses(value.slice(0, maxLength))}
      />
      <Group>
        <span className={kit['label']}>{t.add}</span>
        {suggestions.map((name) => (
          <Button
            key={name}
            pressed={names.includes(name)}
            onClick={() => setClasses(toggle(name).join(' ').slice(0, maxLength))}
          >
            <span className={kit['mono']}>{name}</span>
          </Button>
        ))}
      </Group>
      <Stage>
        <Panel title={t.preview}>
          <div
            className={styles['sample']}
            ref={(element) => {
              if (element) element.style.cssText = plain.join('; ')
            }}
          >
            {t.items.map((item) => (
              <span key={item}>{item}</span>
            ))}
          </div>
        </Panel>
      </Stage>
      <p role="status" className={unknown.length > 0 ? kit['bad'] : kit['soft']}>
        {unknown.length > 0 ? t.unknown(unknown.join(' ')) : t.count(new Set(names).size)}
      </p>
      <CodeBox label={t.css} code={css} copy={t.copy} copied={t.copied} />
    </Staged>
  )
}
