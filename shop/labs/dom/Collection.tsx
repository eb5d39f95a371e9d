'use client'

import type { ReactNode } from 'react'
import { Panel } from '../kit/layout.tsx'
import { titleOf } from './codeOf.ts'
import { collectionsOf, type CollectionName, type Shelf } from './shelf.ts'
import type { DomStrings } from './strings.ts'
import { descendants, nodeLabel } from './tree.ts'
import styles from './DomLab.module.css'

interface Props {
  readonly t: DomStrings
  readonly name: CollectionName
  readonly shelf: Shelf
  readonly before: Shelf
}

/** One of the four: how many, which, what is new in it, and what is in no tree any more. */
export function Collection({ t, name, shelf, before }: Props): ReactNode {
  const items = collectionsOf(shelf)[name]
  const was = collectionsOf(before)[name]
  const old = new Set(was.map(({ id }) => id))
  const inTree = new Set(descendants(shelf.list).map(({ id }) => id))
  return (
    <Panel title={`${titleOf(name)} · ${name === 'still' ? t.still : t.live}`}>
      <p>
        length <b>{items.length}</b>
        {items.length !== was.length && t.was(was.length)}
      </p>
      <ol className={styles['items']}>
        {items.map((node, index) => (
          <li key={node.id} data-new={!old.has(node.id) || undefined}>
            <i>{index}</i>{' '}
            {inTree.has(node.id) ? (
              nodeLabel(node)
            ) : (
              <>
                <s>{nodeLabel(node)}</s>
                <small>{t.gone}</small>
              </>
            )}
            {!old.has(node.id) && <small> {t.added}</small>}
          </li>
        ))}
      </ol>
      {items.length === 0 && <small>{t.empty}</small>}
    </Panel>
  )
}
