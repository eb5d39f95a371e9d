import { fileURLToPath } from 'node:url'

/** The folder of the shop: its settings, its content and, once built, its `dist/`. */
export const shopRoot = fileURLToPath(new URL('..', import.meta.url))
