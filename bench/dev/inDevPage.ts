/** Runs in every document of a dev server before its own scripts, and records when an expected text was painted. */
export function watchText(): void {
  // The document may be loaded again after an edit, and session storage survives that.
  const store = window.sessionStorage
  const look = () => {
    requestAnimationFrame(look)
    const expected = store['benchText']
    if (!expected || store['benchTextPainted']) return
    // Only the text itself: sidebars of large sites have millions of characters.
    const text = (document.querySelector('main') ?? document.body)?.textContent ?? ''
    if (!text.includes(expected)) return
    // A message that is sent in a frame arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      store['benchTextPainted'] ??= String(performance.timeOrigin + performance.now())
    })
    port1.start()
    port2.postMessage(0)
  }
  look()
}

export function expectText(text: string): void {
  sessionStorage.removeItem('benchTextPainted')
  sessionStorage['benchText'] = text
}

/** When the expected text was painted, if it was. */
export function textPaintedAt(): number | undefined {
  const { benchTextPainted } = sessionStorage
  return benchTextPainted ? Number(benchTextPainted) : undefined
}
