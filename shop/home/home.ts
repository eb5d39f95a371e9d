import { definePage, homePage } from 'awning'

/** The engine's home page, with the shop's own component. */
export const home = definePage({ ...homePage, Page: () => import('./HomePage.tsx') })
