import { startFaultServer, type FaultServer } from './faultServer.ts'
import { sharedTest, test } from './browserTest.ts'
import { buildReaderSite } from './readerSite.ts'

/** Every test has a server of its own, so that no late request of another one is counted. */
async function serve(use: (server: FaultServer) => Promise<void>): Promise<void> {
  const { output } = await buildReaderSite()
  const server = await startFaultServer(output)
  await use(server)
  await server.close()
}

/** Tests on the reader site, served by a host that can be made to fail; they share a page. */
export const faultTest = sharedTest.extend<{ faults: FaultServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  faults: ({}, use) => serve(use),
  // It depends on the server, which is therefore closed after it: otherwise requests of the page would fail in the end.
  page: ({ faults: _, page }, use) => use(page),
})

/** The same for tests that need a page of their own. */
export const ownFaultTest = test.extend<{ faults: FaultServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  faults: ({}, use) => serve(use),
  page: ({ faults: _, page }, use) => use(page),
})
