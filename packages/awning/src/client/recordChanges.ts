export interface Changes {
  /** Puts the document back as it was when recording began, with the very same nodes. */
  undo(): void
  /** Keeps the changes. */
  discard(): void
}

/**
 * Records what happens to the document from now on. Unlike a copy of the document, it costs next to
 * nothing as long as little changes, and what is put back has kept its state.
 */
export function recordChanges(root: Document): Changes {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((latest) => void records.push(...latest))
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
    characterDataOldValue: true,
  })
  return {
    undo() {
      records.push(...observer.takeRecords())
      observer.disconnect()
      // The last change first: each then finds its surroundings as it left them.
      for (const record of records.toReversed()) revert(record)
    },
    discard: () => observer.disconnect(),
  }
}

function revert(record: MutationRecord): void {
  const { type, target, oldValue } = record
  if (type === 'characterData') target.nodeValue = oldValue
  else if (type === 'attributes') revertAttribute(record)
  else revertChildren(record)
}

function revertAttribute({
  target,
  attributeName,
  attributeNamespace,
  oldValue,
}: MutationRecord): void {
  if (!(target instanceof Element) || attributeName === null) return
  if (oldValue === null) target.removeAttributeNS(attributeNamespace, attributeName)
  else target.setAttributeNS(attributeNamespace, attributeName, oldValue)
}

function revertChildren({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  // A node that was taken out of the document may have lost its children unseen.
  const before = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, before)
}
