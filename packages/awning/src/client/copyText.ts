/**
 * Copies a text that may still be loading. The clipboard is requested at once, because some browsers
 * grant it only during the click.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  try {
    await copyPromised(text)
  } catch {
    // The browser takes no promises or clipboard items, denies permission or has no clipboard API.
    const value = await text
    await navigator.clipboard?.writeText(value).catch(() => copyBySelection(value))
    if (!navigator.clipboard) copyBySelection(value)
  }
}

async function copyPromised(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // `copyText` awaits the text itself, so its failure is reported there.
  blob.catch(() => {})
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Works without the clipboard API: selects the text in a temporary field and copies the selection. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!isCopied) throw new Error('the browser did not copy')
}
