'use client'

import { useId, type ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Badge } from './Badge.tsx'
import { writeDeclaration, type Declaration, type Letter } from './declaration.ts'
import type { CascadeResult } from './resolveCascade.ts'
import styles from './RulesLab.module.css'
import type { RulesStrings } from './strings.ts'

interface Props {
  readonly words: RulesStrings
  readonly declarations: readonly Declaration[]
  readonly result: CascadeResult
  readonly chosen: Letter | undefined
  readonly onChoose: (letter: Letter) => void
}

/** The declarations as CSS; the chosen one can be edited below. */
export function DeclarationList(props: Props): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles['list']}>
      <legend className={kit['label']}>{props.words.declarations}</legend>
      {props.declarations.map((declaration) => {
        const { letter, origin, inShadowTree } = declaration
        const won = letter === props.result.winner
        return (
          <label key={letter}>
            <input
              type="radio"
              name={name}
              checked={letter === props.chosen}
              onChange={() => props.onChoose(letter)}
            />
            <Badge letter={letter} />
            <span>
              <code className={won ? undefined : styles['lost']}>
                {writeDeclaration(declaration)}
              </code>{' '}
              <span className={kit['soft']}>
                {origin === 'user' || origin === 'agent' ? props.words.origins[origin] : ''}
                {inShadowTree ? ` ${props.words.inside}` : ''}
              </span>
              {won && <span className={kit['good']}> ✓</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
