import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Message {
  readonly type: 'success' | 'error' | 'event'
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** A client for WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export class BiDi {
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<string, Set<(params: unknown) => void>>()
  private lastId = 0

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as Message))
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('the browser has gone'))
    })
  }

  static async connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(address)
    await once(socket, 'open')
    return new BiDi(socket)
  }

  send<T>(method: string, params: object): Promise<T> {
    const id = ++this.lastId
    const answer = new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
    })
    this.socket.send(JSON.stringify({ id, method, params }))
    return answer as Promise<T>
  }

  /** Returns what ends it. */
  listen<T>(event: string, listener: (params: T) => void): () => void {
    const listeners = this.listeners.get(event) ?? new Set()
    this.listeners.set(event, listeners.add(listener as (params: unknown) => void))
    return () => listeners.delete(listener as (params: unknown) => void)
  }

  close(): void {
    this.socket.close()
  }

  private receive({ type, id, method, params, result, error, message }: Message): void {
    if (type === 'event') {
      for (const listener of this.listeners.get(method ?? '') ?? []) listener(params)
      return
    }
    const waiting = this.waiting.get(id ?? 0)
    this.waiting.delete(id ?? 0)
    if (type === 'success') waiting?.resolve(result)
    else waiting?.reject(new Error(`${error}: ${message}`))
  }
}
