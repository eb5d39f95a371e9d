import type { InputActions } from './inputActions.ts'

/** A client for the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/): what tests need of it. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  static async open(driver: string, capabilities: object, signal: AbortSignal): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const session = await send<{ sessionId: string }>('POST', `${driver}/session`, body, signal)
    return new WebDriver(`${driver}/session/${session.sessionId}`)
  }

  async goto(url: string): Promise<void> {
    await this.post('url', { url })
  }

  /** Runs the body of a function; like its result, the arguments travel as JSON. */
  execute(script: string, ...args: unknown[]): Promise<unknown> {
    return this.post('execute/sync', { script, args })
  }

  async perform(actions: InputActions): Promise<void> {
    await this.post('actions', { actions })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', { width, height })
  }

  async back(): Promise<void> {
    await this.post('back', {})
  }

  async forward(): Promise<void> {
    await this.post('forward', {})
  }

  async refresh(): Promise<void> {
    await this.post('refresh', {})
  }

  windows(): Promise<string[]> {
    return send('GET', `${this.session}/window/handles`)
  }

  async switchTo(handle: string): Promise<void> {
    await this.post('window', { handle })
  }

  /** A PNG of what the window shows. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>('GET', `${this.session}/screenshot`), 'base64')
  }

  private post<T>(command: string, body: object): Promise<T> {
    return send('POST', `${this.session}/${command}`, body)
  }
}

async function send<T>(
  method: string,
  url: string,
  body?: object,
  signal?: AbortSignal,
): Promise<T> {
  const sent = { ...(body ? { body: JSON.stringify(body) } : {}), ...(signal ? { signal } : {}) }
  const response = await fetch(url, { method, ...sent })
  const { value }: { value: T } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
