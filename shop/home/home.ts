import { definePage, homePage } from 'awning'

/** The engine's home page with the look of a shop: a bookshelf, a counter and a ledger. */
export const home = definePage({ ...homePage, Page: () => import('./HomePage.tsx') })
