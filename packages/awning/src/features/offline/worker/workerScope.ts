/** The little that the worker needs of a worker's own world, which the types of a page do not know. */
export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly navigator: Partial<Pick<Navigator, 'locks'>>
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface AskEvent extends LifeEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
