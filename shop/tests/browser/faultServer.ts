import { join } from 'node:path'
import {
  startFaultServer,
  type FaultServer,
} from '../../../packages/awning/tests/browser/faultServer.ts'
import { shopRoot } from '../shopRoot.ts'
import { test as base } from './shop.ts'

export type { FaultServer }

/** Tests whose site is served by a separate server that can be made to fail. */
export const test = base.extend<{ faults: FaultServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here.
  faults: async ({}, use) => {
    const server = await startFaultServer(join(shopRoot, 'dist'))
    await use(server)
    await server.close()
  },
  baseURL: async ({ faults }, use) => use(faults.url),
})
