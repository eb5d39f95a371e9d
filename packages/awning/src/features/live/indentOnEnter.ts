import type { KeyboardEvent } from 'react'

/** Begins a new line of code with the indentation of the line before it. */
export function indentOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, currentTarget: field, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || event.metaKey || event.ctrlKey) return
  const before = field.value.slice(0, field.selectionStart)
  const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0]
  if (!indent) return
  // The only way to insert text that the reader can undo.
  if (document.execCommand('insertText', false, `\n${indent}`)) event.preventDefault()
}
