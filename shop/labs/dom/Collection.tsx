'use client'

import type { ReactNode } from 'react'
import { Panel } from '../kit/layout.tsx'
import { collectionTitle } from './actionCode.ts'
import { collectionsOf, type CollectionName, type CollectionState } from './collectionState.ts'
import type { DomStrings } from './strings.ts'
import { descendants, nodeLabel } from './tree.ts'
import styles from './DomLab.module.css'

interface Props {
  readonly t: DomStrings
  readonly name: CollectionName
  readonly current: CollectionState
  readonly before: CollectionState
}

/** One of the four collections: its length and items, which of them are new, and which are no longer in the tree. */
export function Collection({ t, name, current, before }: Props): ReactNode {
  const items = collectionsOf(current)[name]
  const previousItems = collectionsOf(before)[name]
  const previousIds = new Set(previousItems.map(({ id }) => id))
  const inTree = new Set(descendants(current.list).map(({ id }) => id))
  return (
    <Panel title={`${collectionTitle(name)} · ${name === 'still' ? t.still : t.live}`}>
      <p>
        length <b>{items.length}</b>
        {items.length !== previousItems.length && t.previousLength(previousItems.length)}
      </p>
      <ol className={styles['items']}>
        {items.map((node, index) => (
          <li key={node.id} data-new={!previousIds.has(node.id) || undefined}>
            <i>{index}</i>{' '}
            {inTree.has(node.id) ? (
              nodeLabel(node)
            ) : (
              <>
                <s>{nodeLabel(node)}</s>
                <small>{t.removed}</small>
              </>
            )}
            {!previousIds.has(node.id) && <small> {t.added}</small>}
          </li>
        ))}
      </ol>
      {items.length === 0 && <small>{t.empty}</small>}
    </Panel>
  )
}
