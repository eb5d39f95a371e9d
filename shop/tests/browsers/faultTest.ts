import { join } from 'node:path'
import {
  startFaultServer,
  type FaultServer,
} from '../../../packages/awning/tests/browser/faultServer.ts'
import { test as base } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { shopRoot } from '../shopRoot.ts'

/** Tests whose site is served by a server that can be made to fail. */
export const test = base.extend<{ faults: FaultServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  faults: async ({}, use) => {
    const server = await startFaultServer(join(shopRoot, 'dist'))
    await use(server)
    await server.close()
  },
  baseURL: async ({ faults }, use) => use(faults.url),
})

/** What the engines write to the console when a response does not arrive. */
export const failedLoad =
  /Failed to load resource|NetworkError|Load failed|Loading (?:failed|module)|error loading dynamically|ServiceWorker/
