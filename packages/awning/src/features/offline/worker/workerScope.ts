/** The part of `ServiceWorkerGlobalScope` that the worker uses; TypeScript's DOM types do not include it. */
export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  readonly navigator: Partial<Pick<Navigator, 'locks'>>
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
}

export interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetchEvent extends LifecycleEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
