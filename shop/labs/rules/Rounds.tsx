'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { formatSpecificity } from '../selector/specificity.ts'
import { Badge } from './Badge.tsx'
import { values } from './declaration.ts'
import {
  originLevel,
  type Competitor,
  type Round,
  type Step,
  type Verdict,
} from './resolveCascade.ts'
import styles from './RulesLab.module.css'
import type { RulesStrings } from './strings.ts'

interface Props {
  readonly words: RulesStrings
  readonly verdict: Verdict
}

/** Who wins, and what was not fit to compete. */
export function Winner({ words, verdict }: Props): ReactNode {
  const { winner, dropped } = verdict
  const decided = decidingStep(verdict)
  return (
    <output className={styles['verdict']}>
      {winner
        ? words.winner(winner, values[winner], decided && words.steps[decided])
        : words.nobody}
      {dropped.map(({ letter, why }) => (
        <span key={letter} className={kit['bad']}>
          {' '}
          {words.dropped[why](letter)}
        </span>
      ))}
    </output>
  )
}

function decidingStep({ rounds }: Verdict): Step | undefined {
  return rounds.find(({ staying }) => staying.length === 1)?.step
}

/** The seven steps: who came, what was compared, who had to go. */
export function Rounds({ words, verdict }: Props): ReactNode {
  const { rounds } = verdict
  const decided = decidingStep(verdict)
  return (
    <ol className={styles['rounds']}>
      {rounds.map((round) => (
        <li key={round.step} aria-current={round.step === decided ? 'step' : undefined}>
          <strong>{words.steps[round.step]}</strong> <Outcome words={words} round={round} />
        </li>
      ))}
    </ol>
  )
}

function Outcome({ words, round }: { words: RulesStrings; round: Round }): ReactNode {
  const { step, entering, staying } = round
  if (entering.length === 0) return <span className={kit['soft']}>{words.over}</span>
  const [first] = entering
  if (first && staying.length === entering.length)
    return (
      <span className={kit['soft']}>
        {words.tie}
        {compared(step, first, words)}
      </span>
    )
  const turned = reversible.includes(step) && entering.some(({ important }) => important)
  return (
    <>
      {turned && <span className={kit['soft']}>{words.reversed}</span>}
      <ul>
        {entering.map((one) => (
          <li key={one.letter}>
            <Badge letter={one.letter} />{' '}
            {staying.includes(one.letter) ? (
              compared(step, one, words)
            ) : (
              <>
                <s>{compared(step, one, words)}</s> <span className={kit['bad']}>{words.out}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const reversible: readonly Step[] = ['context', 'layer']

/** What this step looks at. */
function compared(step: Step, one: Competitor, words: RulesStrings): string {
  switch (step) {
    case 'origin':
      return words.level(originLevel(one), one.origin, one.important)
    case 'context':
      return one.shadow ? words.inside : words.outside
    case 'attached':
      return one.attached ? words.byAttribute : words.byRule
    case 'layer':
      return one.layer || words.noLayer
    case 'specificity':
      return formatSpecificity(one.weight)
    case 'proximity':
      return words.hops(one.hops)
    case 'order':
      return words.place(one.place)
  }
}
