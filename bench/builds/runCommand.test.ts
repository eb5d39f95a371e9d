import { expect, it } from 'vitest'
import { runCommand } from './runCommand.ts'

const node = (script: string, limit = 20) =>
  runCommand([process.execPath, '-e', script], { folder: process.cwd(), env: undefined, limit })

it('distinguishes a build that succeeded from one that failed, with its output', async () => {
  expect((await node('0')).outcome).toBe('done')
  const failed = await node('console.error("out of luck"); process.exit(3)')
  expect(failed).toMatchObject({ outcome: 'failed', message: 'out of luck\n' })
})

it('stops a build at its limit, with everything it started', async () => {
  const child = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)'], { stdio: 'inherit' })`
  const { outcome, seconds } = await node(`${child}; setInterval(() => 0, 1e6)`, 1)
  expect(outcome).toBe('stopped')
  expect(seconds).toBeLessThan(10)
})

it('reports a program that does not exist', async () => {
  const options = { folder: process.cwd(), env: undefined, limit: 5 }
  const { outcome, message } = await runCommand(['no-such-program'], options)
  expect(outcome).toBe('failed')
  expect(message).toContain('ENOENT')
})
