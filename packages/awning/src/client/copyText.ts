/**
 * Puts a text on the clipboard that may still be on its way. The clipboard is asked for at once,
 * because some browsers grant it only in the moment of the press.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  try {
    await copyPromised(text)
  } catch {
    // No promises, no items, no permission or no clipboard: the older ways, with the text itself.
    const words = await text
    await navigator.clipboard?.writeText(words).catch(() => copyBySelection(words))
    if (!navigator.clipboard) copyBySelection(words)
  }
}

async function copyPromised(text: Promise<string>): Promise<void> {
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  // Told below, to whoever waits for the text.
  blob.catch(() => {})
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** A field with the text is selected and copied. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea')
  const before = document.activeElement
  field.value = text
  field.readOnly = true
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  if (!isCopied) throw new Error('the browser did not copy')
}
