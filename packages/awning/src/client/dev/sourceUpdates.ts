import { connectHotUpdates } from './hotUpdates.ts'

/** Vite serves this module, and its connection with it. */
if (import.meta.hot) connectHotUpdates(import.meta.hot)
