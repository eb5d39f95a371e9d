'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { writeTag, type SampleNode } from './sample.ts'
import styles from './SelectorLab.module.css'
import type { SelectorStrings } from './strings.ts'

interface Props {
  /** The root of what is shown. */
  readonly node: SampleNode
  readonly words: SelectorStrings
  readonly found: readonly number[]
}

/** The sample page as a tree of start tags; the elements that the selector matches are marked. */
export function SampleTree(props: Props): ReactNode {
  return (
    <div className={kit['panel']}>
      <div className={kit['label']}>{props.words.page}</div>
      <ul className={styles['tree']}>
        <Branch {...props} />
      </ul>
    </div>
  )
}

function Branch({ node, words, found }: Props): ReactNode {
  return (
    <li>
      {found.includes(node.index) ? (
        <mark className={styles['found']}>
          {writeTag(node)}
          <span className="visually-hidden"> {words.found}</span>
        </mark>
      ) : (
        <span>{writeTag(node)}</span>
      )}
      {node.children.length > 0 && (
        <ul className={styles['tree']}>
          {node.children.map((child) => (
            <Branch key={child.index} node={child} words={words} found={found} />
          ))}
        </ul>
      )}
    </li>
  )
}
