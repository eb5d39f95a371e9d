import { sitePort } from '../../packages/awning/tests/browser/ports.ts'
import { shopRoot } from './shopRoot.ts'

/** Serves the finished build. */
export const shopServer = {
  command: 'node ../packages/awning/bin/awning.mjs preview',
  cwd: shopRoot,
  url: `http://127.0.0.1:${sitePort}`,
  env: { PORT: String(sitePort) },
  reuseExistingServer: false,
}
