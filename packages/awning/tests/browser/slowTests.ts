/**
 * What `npm run slow` runs and `npm test` leaves out: further variants of something of which `npm test` tries one, looks at
 * every page, corners of a part whose usual path `npm test` takes, and the insides of a part that another test has opened.
 */
export const slow = { tag: '@slow' }

/** For variants in a loop: `npm test` tries those that are the sample. */
export const slowUnless = (isSample: boolean): { tag: string } | object => (isSample ? {} : slow)
