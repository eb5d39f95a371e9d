import { connectHotUpdates, type HotConnection } from './hotUpdates.ts'

/** The connection, which the document takes from Vite. */
declare const HOT: HotConnection

connectHotUpdates(HOT)
