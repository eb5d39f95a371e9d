/** How long a step back may take, in milliseconds. A browser that gives it up sends no event. */
const stepTimeout = 1000

/**
 * A step back that the app takes itself, to remove an entry from the history. Browsers take it late. An
 * entry that is added before is lost with it, so whatever adds one waits.
 */
export class StepBack {
  #timer: ReturnType<typeof setTimeout> | undefined
  #waiting: (() => void)[] = []

  get isUnderWay(): boolean {
    return this.#timer !== undefined
  }

  begin(): void {
    this.#timer = setTimeout(() => this.end(), stepTimeout)
    history.back()
  }

  /** The browser has reported a step. */
  end(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const action of this.#waiting.splice(0)) action()
  }

  /** Acts now, or after the step that is under way. */
  after(action: () => void): void {
    if (this.isUnderWay) this.#waiting.push(action)
    else action()
  }
}
