import { join } from 'node:path'
import { startDev } from '../../src/node/dev/startDev.ts'
import { plainConfig, sharedEngine } from '../sites/fixtureSite.ts'

/** Runs the dev server for a site without code as the published package does: with a bundled engine. */
const [root = '', port = '0'] = process.argv.slice(2)

await startDev({
  root,
  config: { ...plainConfig, theme: { ...plainConfig.theme, css: ['./own.css'] } },
  cacheDir: join(root, '.cache'),
  port: Number(port),
  engine: await sharedEngine(),
  onOutgrown: (reason) => console.log(`outgrown: ${reason}`),
})
