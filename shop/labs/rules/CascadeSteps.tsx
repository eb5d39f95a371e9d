'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { formatSpecificity } from '../selector/specificity.ts'
import { Badge } from './Badge.tsx'
import { values } from './declaration.ts'
import {
  originLevel,
  type Candidate,
  type StepResult,
  type Step,
  type CascadeResult,
} from './resolveCascade.ts'
import styles from './RulesLab.module.css'
import type { RulesStrings } from './strings.ts'

interface Props {
  readonly words: RulesStrings
  readonly result: CascadeResult
}

/** The winning declaration, and the rules that were dropped. */
export function CascadeWinner({ words, result }: Props): ReactNode {
  const { winner, dropped } = result
  const decided = decidingStep(result)
  return (
    <output className={styles['winner']}>
      {winner
        ? words.winner(winner, values[winner], decided && words.steps[decided])
        : words.noWinner}
      {dropped.map(({ letter, reason }) => (
        <span key={letter} className={kit['bad']}>
          {' '}
          {words.dropped[reason](letter)}
        </span>
      ))}
    </output>
  )
}

function decidingStep({ stepResults }: CascadeResult): Step | undefined {
  return stepResults.find(({ remaining }) => remaining.length === 1)?.step
}

/** The seven steps: the candidates, what is compared, and which declarations are eliminated. */
export function CascadeSteps({ words, result }: Props): ReactNode {
  const { stepResults } = result
  const decided = decidingStep(result)
  return (
    <ol className={styles['steps']}>
      {stepResults.map((round) => (
        <li key={round.step} aria-current={round.step === decided ? 'step' : undefined}>
          <strong>{words.steps[round.step]}</strong> <StepOutcome words={words} round={round} />
        </li>
      ))}
    </ol>
  )
}

function StepOutcome({ words, round }: { words: RulesStrings; round: StepResult }): ReactNode {
  const { step, candidates, remaining } = round
  if (candidates.length === 0) return <span className={kit['soft']}>{words.alreadyDecided}</span>
  const [first] = candidates
  if (first && remaining.length === candidates.length)
    return (
      <span className={kit['soft']}>
        {words.tie}
        {comparedValue(step, first, words)}
      </span>
    )
  const isReversed = reversible.includes(step) && candidates.some(({ important }) => important)
  return (
    <>
      {isReversed && <span className={kit['soft']}>{words.reversed}</span>}
      <ul>
        {candidates.map((one) => (
          <li key={one.letter}>
            <Badge letter={one.letter} />{' '}
            {remaining.includes(one.letter) ? (
              comparedValue(step, one, words)
            ) : (
              <>
                <s>{comparedValue(step, one, words)}</s>{' '}
                <span className={kit['bad']}>{words.out}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const reversible: readonly Step[] = ['context', 'layer']

/** The value that a step compares. */
function comparedValue(step: Step, one: Candidate, words: RulesStrings): string {
  switch (step) {
    case 'origin':
      return words.level(originLevel(one), one.origin, one.important)
    case 'context':
      return one.inShadowTree ? words.inside : words.outside
    case 'attached':
      return one.inStyleAttribute ? words.byAttribute : words.byRule
    case 'layer':
      return one.layer || words.noLayer
    case 'specificity':
      return formatSpecificity(one.specificity)
    case 'proximity':
      return words.hops(one.scopeHops)
    case 'order':
      return words.place(one.position)
  }
}
