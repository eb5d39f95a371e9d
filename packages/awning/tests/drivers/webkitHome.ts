import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Preferences } from './browserTab.ts'
import { makeFolder } from './temporaryFolder.ts'

/** A new home folder with the settings of GTK, from which WebKit takes some preferences. */
export function makeHome({ reducedMotion }: Preferences): string {
  const home = makeFolder('webkit-home')
  const folder = join(home, '.config/gtk-3.0')
  mkdirSync(folder, { recursive: true })
  const settings = [
    '[Settings]',
    `gtk-enable-animations=${reducedMotion ? 0 : 1}`,
    // The only printer is a file.
    'gtk-print-backends=file',
  ]
  writeFileSync(join(folder, 'settings.ini'), settings.join('\n'))
  return home
}
