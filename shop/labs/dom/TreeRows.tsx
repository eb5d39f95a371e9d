'use client'

import type { ReactNode } from 'react'
import { nodeLabel, type TreeNode } from './tree.ts'

function rowLabel(node: TreeNode): ReactNode {
  if (node.kind !== 'element')
    return (
      <>
        <i>#{node.kind}</i> {nodeLabel(node)}
      </>
    )
  const className = node.className && ` class="${node.className}"`
  return (
    <b>
      {'<'}
      {node.value}
      {className}
      {'>'}
    </b>
  )
}

/** A node and its descendants as a nested list. */
export function TreeRows({ node }: { readonly node: TreeNode }): ReactNode {
  return (
    <li>
      {rowLabel(node)}
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <TreeRows key={child.id} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
