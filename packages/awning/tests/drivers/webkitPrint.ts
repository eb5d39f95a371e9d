import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect } from '../browser/expectSoon.ts'
import type { VirtualDisplay } from './virtualDisplay.ts'

/**
 * WebKit's driver has no command for printing, and pages that it controls cannot open the dialog. Keys of the X server can:
 * GTK's only printer is a file (`webkitHome.ts`).
 */
export async function printWindow(
  title: string,
  file: string,
  { env }: VirtualDisplay,
): Promise<Buffer> {
  const xdotool = async (...args: string[]) => {
    const options = { env: { ...process.env, ...env } }
    return (await promisify(execFile)('xdotool', args, options)).stdout.trim()
  }
  /** It fails when there is none, and when a window goes while it looks. */
  const findWindow = async (name: string) => {
    const found = await xdotool('search', '--onlyvisible', '--name', name).catch(() => '')
    return found.split('\n')[0] ?? ''
  }
  const pressIn = async (name: string, ...keys: string[]) => {
    await expect.poll(() => findWindow(name), name).not.toBe('')
    await xdotool('windowfocus', '--sync', await findWindow(name), 'key', ...keys)
  }
  await pressIn(`^\\[Automation\\] ${title}$`, 'ctrl+p')
  await expect(async () => {
    if ((await findWindow('^Print$')) !== '') await pressIn('^Print$', 'Tab', 'alt+p')
    expect(readFileSync(file, 'latin1')).toMatch(/%%EOF\s*$/)
  }).toPass({ intervals: [500], timeout: 30_000 })
  const pdf = readFileSync(file)
  rmSync(file)
  return pdf
}
