export interface Changes {
  /** Restores the document as it was when recording began, with the same nodes. */
  undo(): void
  /** Stops recording and leaves the document as it is now. */
  discard(): void
}

/**
 * Records every change of the document from now on. Unlike a copy of the document, this is cheap as long
 * as little changes, and nodes that are put back have kept their state.
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
      // In reverse order, so that each change finds its neighbours as it left them.
      for (const record of records.toReversed()) revert(record)
    },
    discard() {
      observer.disconnect()
      // Otherwise the elements of the first page stay in memory for the whole visit.
      records.length = 0
    },
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
  // The observer does not see changes inside a removed node, so the sibling may have moved elsewhere.
  const before = nextSibling?.parentNode === target ? nextSibling : null
  for (const node of removedNodes) target.insertBefore(node, before)
}
