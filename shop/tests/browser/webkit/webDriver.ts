/** A client for the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/): what tests need of it. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, body)
    return new WebDriver(`${driver}/session/${sessionId}`)
  }

  async goto(url: string): Promise<void> {
    await send('POST', `${this.session}/url`, { url })
  }

  /** Calls a function in the page; like its result, the arguments travel as JSON. */
  run<Args extends unknown[], T>(
    script: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T> {
    const body = { script: `return (${script}).apply(null, arguments)`, args }
    return send('POST', `${this.session}/execute/sync`, body)
  }

  async resize(width: number, height: number): Promise<void> {
    await send('POST', `${this.session}/window/rect`, { width, height })
  }

  windows(): Promise<string[]> {
    return send('GET', `${this.session}/window/handles`)
  }

  async switchTo(handle: string): Promise<void> {
    await send('POST', `${this.session}/window`, { handle })
  }

  /** A PNG of what the window shows. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>('GET', `${this.session}/screenshot`), 'base64')
  }

  async close(): Promise<void> {
    await send('DELETE', this.session)
  }
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value }: { value: T } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
