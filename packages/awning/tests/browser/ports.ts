/** The port of the built site. `TEST_PORT` changes it, for several runs on one machine. */
export const sitePort = Number(process.env['TEST_PORT'] ?? 4300)

/** The port of the server that builds fixture sites. */
export const fixturePort = sitePort + 1

/** Where the dev server runs that tests start. */
export const devPort = sitePort + 2

/** The port of the built documentation of the engine. */
export const websitePort: number = sitePort + 3

/** Where the dev server with a bundled engine runs. */
export const bundledDevPort: number = sitePort + 4
