/** The window in which an example runs: the only frame in the document of the page's frame. */
export function exampleWindow(frame: HTMLIFrameElement | null): Window | undefined {
  return frame?.contentWindow?.[0]
}

export interface ConsoleLine {
  readonly level: string
  readonly text: string
}

/** What `markdown/liveConsole.ts` sends: that an example starts or has loaded, or a line that it has logged. */
export type LiveMessage =
  | { readonly kind: 'start' | 'loaded' }
  | { readonly kind: 'line'; readonly line: ConsoleLine }

/** Examples can send anything, so nothing is taken for granted. */
function readLiveMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'object' || data === null || !('live' in data)) return undefined
  const level = data.live
  if (level === 'start' || level === 'loaded') return { kind: level }
  if (typeof level !== 'string' || !('text' in data) || typeof data.text !== 'string')
    return undefined
  return { kind: 'line', line: { level, text: data.text } }
}

/** Calls `receive` for messages of the example in this frame, and of no other window. Returns a function that ends this. */
export function listenToExample(
  frame: HTMLIFrameElement | null,
  receive: (message: LiveMessage) => void,
): () => void {
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    const message = source && source === exampleWindow(frame) ? readLiveMessage(data) : undefined
    if (message) receive(message)
  }
  addEventListener('message', onMessage)
  return () => removeEventListener('message', onMessage)
}
