'use client'

import type { ReactNode } from 'react'
import { Panel, Stack } from '../kit/layout.tsx'
import { changeNamed, changeNames, stagesOf, type ChangeName } from './changes.ts'
import { Chart } from './Chart.tsx'
import { budgetOf, missedBy, type Frame, type Rate } from './frame.ts'
import { groups, type GroupName, type PrincipleStrings } from './strings.ts'
import kit from '../kit/kit.module.css'
import styles from './PrincipleLab.module.css'

interface Props {
  readonly t: PrincipleStrings
  readonly side: string
  readonly name: ChangeName
  readonly frame: Frame
  readonly rate: Rate
  readonly span: number
  readonly onChoose: (name: ChangeName) => void
}

function groupOf(name: ChangeName): GroupName {
  const { forced, reach } = changeNamed(name)
  if (forced > 0) return 'forced'
  if (reach.layout > 0) return 'layout'
  return reach.paint > 0 ? 'paint' : 'composite'
}

/** One of the two changes: its code, its frame, and the same in words. */
export function Side({ t, side, name, frame, rate, span, onChoose }: Props): ReactNode {
  const { code, forced } = changeNamed(name)
  const missed = missedBy(frame, rate)
  const percent = Math.round((frame.total / budgetOf(rate)) * 100)
  const again = t.again(stagesOf(name).map((stage) => t.stages[stage]))
  return (
    <Panel>
      <Stack>
        <label className={kit['field']}>
          <span className={kit['label']}>{side}</span>
          <select
            value={name}
            onChange={({ target }) => {
              const chosen = changeNames.find((each) => each === target.value)
              if (chosen) onChoose(chosen)
            }}
          >
            {groups.map((group) => (
              <optgroup key={group} label={t.groups[group]}>
                {changeNames.map(
                  (each) =>
                    groupOf(each) === group && (
                      <option key={each} value={each}>
                        {t.changes[each]}
                      </option>
                    ),
                )}
              </optgroup>
            ))}
          </select>
        </label>
        <Chart t={t} name={name} frame={frame} rate={rate} span={span} label={again} />
        <p>
          {again}
          {frame.main > 0 ? t.main(frame.main.toFixed(1)) : t.noMain}
          {t.total(frame.total.toFixed(1), percent)}
          <b className={missed > 0 ? kit['bad'] : kit['good']}>
            {missed > 0 ? t.missed(missed) : t.inTime}
          </b>
          {forced > 0 && t.forced(forced)}
        </p>
        <code className={styles['code']}>{code}</code>
        <p className={kit['soft']}>{t.why[name]}</p>
      </Stack>
    </Panel>
  )
}
