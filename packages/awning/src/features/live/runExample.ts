const hostFrames = 'iframe[data-example]'

/** Frames in which a check runs, with what ends when it has ended. */
const checks = new WeakMap<HTMLIFrameElement, Promise<unknown>>()

/** Until this has ended, code that the reader edits meanwhile does not run, because it would replace the example. */
export function holdExample<T>(frame: HTMLIFrameElement, check: Promise<T>): Promise<T> {
  checks.set(frame, check)
  return check.finally(() => checks.delete(frame))
}

/** Runs edited code, after a check that is running. */
export async function runEdited(frame: HTMLIFrameElement, document: string): Promise<void> {
  await checks.get(frame)
  await runExample(frame, document)
}

/**
 * Runs a document in place of the example that a frame shows. A new frame instead of a new `srcdoc`: it
 * adds no entry to the history.
 */
export async function runExample(frame: HTMLIFrameElement, document: string): Promise<void> {
  const host = await loadedDocument(frame)
  const old = host.querySelector('iframe')
  // eslint-disable-next-line react/iframe-missing-sandbox -- set below
  const next = host.createElement('iframe')
  next.title = frame.title
  next.setAttribute('sandbox', 'allow-scripts allow-forms')
  const scheme = getComputedStyle(frame).colorScheme
  next.srcdoc = document.replace(
    '"color-scheme" content="light"',
    `"color-scheme" content="${scheme}"`,
  )
  if (old) old.replaceWith(next)
  else host.body.prepend(next)
}

/** Shows an example as the build wrote it. */
export function resetExample(frame: HTMLIFrameElement): void {
  frame.contentWindow?.location.reload()
}

/**
 * Ends an example that does not respond. Browsers run all sandboxed frames of a page in one process, apart
 * from the page at best, and end that process only when none of them is left.
 */
export function stopExample(frame: HTMLIFrameElement): void {
  const frames = document.querySelectorAll<HTMLIFrameElement>(hostFrames)
  for (const { contentDocument } of frames) contentDocument?.querySelector('iframe')?.remove()
  for (const other of frames) if (other !== frame) other.contentWindow?.location.reload()
}

/** A frame that is still far from the screen has not been loaded yet. */
async function loadedDocument(frame: HTMLIFrameElement): Promise<Document> {
  const { contentDocument: shown } = frame
  // Not `complete`, which a document with an endless loop in its frame never is.
  if (shown?.URL !== frame.src || shown.readyState === 'loading') {
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    frame.loading = 'eager'
    await loaded
  }
  if (!frame.contentDocument) throw new Error('the document of the frame belongs to another origin')
  return frame.contentDocument
}
