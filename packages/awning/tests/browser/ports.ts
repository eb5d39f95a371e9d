/** Where the built site is served; `TEST_PORT` moves it, for several runs on one machine. */
export const sitePort = Number(process.env['TEST_PORT'] ?? 4300)

/** Where fixture sites are ordered. */
export const fixturePort = sitePort + 1

/** Where the dev server runs that tests start. */
export const devPort = sitePort + 2
