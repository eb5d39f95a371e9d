'use client'

import type { ReactNode } from 'react'
import { Panel, Stack } from '../kit/layout.tsx'
import { changeNamed, changeNames, stagesOf, type ChangeName } from './changes.ts'
import { FrameChart } from './FrameChart.tsx'
import { budgetOf, missedFrames, type Frame, type Rate } from './frame.ts'
import { groups, type GroupName, type PrincipleStrings } from './strings.ts'
import kit from '../kit/kit.module.css'
import styles from './PrincipleLab.module.css'

interface Props {
  readonly t: PrincipleStrings
  readonly title: string
  readonly name: ChangeName
  readonly frame: Frame
  readonly rate: Rate
  readonly span: number
  readonly onChoose: (name: ChangeName) => void
}

function groupOf(name: ChangeName): GroupName {
  const { forced, affected } = changeNamed(name)
  if (forced > 0) return 'forced'
  if (affected.layout > 0) return 'layout'
  return affected.paint > 0 ? 'paint' : 'composite'
}

/** One of the two changes: its code, the chart of its frame, and an explanation. */
export function ChangePanel({ t, title, name, frame, rate, span, onChoose }: Props): ReactNode {
  const { code, forced } = changeNamed(name)
  const missed = missedFrames(frame, rate)
  const percent = Math.round((frame.total / budgetOf(rate)) * 100)
  const repeatedStages = t.repeats(stagesOf(name).map((stage) => t.stages[stage]))
  return (
    <Panel>
      <Stack>
        <label className={kit['field']}>
          <span className={kit['label']}>{title}</span>
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
        <FrameChart
          t={t}
          name={name}
          frame={frame}
          rate={rate}
          span={span}
          label={repeatedStages}
        />
        <p>
          {repeatedStages}
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
