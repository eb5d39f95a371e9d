'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Group, Stack } from '../kit/layout.tsx'
import { inLanguage } from '../language.ts'
import styles from './NarrowingLab.module.css'
import type { Program } from './program.ts'
import { candidatesOf, membersOf, typeAt } from './steps.ts'
import { strings } from './strings.ts'

interface Props {
  readonly locale: string
  readonly program: Program
  readonly variable: string
  readonly line: number
  /** The result of the call, shown on its last step. */
  readonly outcome: string | undefined
}

/** The type of the variable at a line: which members are possible, which are ruled out, and why. */
export function TypeAtLine({ locale, program, variable, line, outcome }: Props): ReactNode {
  const t = inLanguage(strings, locale)
  const type = typeAt(program, line, variable)
  const possibleTypes = membersOf(type ?? 'never')
  const { why, error } = program.lines[line - 1] ?? {}
  return (
    <Stack>
      <div className={kit['label']}>{t.typeAtLine(line)}</div>
      <Group>
        <span className={kit['mono']}>{variable}:</span>
        {type === undefined && <span className={kit['soft']}>{t.outOfScope}</span>}
        {type === 'never' && <b className={`${styles['chip']} ${kit['mono']}`}>never</b>}
        {type !== undefined &&
          candidatesOf(program, variable).map((member) =>
            possibleTypes.includes(member) ? (
              <b key={member} className={`${styles['chip']} ${kit['mono']}`}>
                {member}
              </b>
            ) : (
              <del key={member} className={`${styles['chip']} ${kit['mono']}`} title={t.ruledOut}>
                {member}
              </del>
            ),
          )}
      </Group>
      <div className={styles['why']} aria-live="polite">
        <span className="visually-hidden">
          {variable}: {type ?? t.outOfScope}.
        </span>
        <p>{why && inLanguage(why, locale)}</p>
        {error && <p className={kit['bad']}>✗ {t.error(error)}</p>}
        {outcome && <p className={kit['mono']}>{outcome}</p>}
      </div>
    </Stack>
  )
}
