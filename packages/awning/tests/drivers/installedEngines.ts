import { canTestFirefox, canTestWebKit } from '../../../../scripts/ensureBrowser.mjs'
import type { Engine } from './browserTab.ts'

/** The engines beside Chromium that tests can run in. One line says what is missing for the others. */
export function otherEngines(): Engine[] {
  const installed: Engine[] = []
  if (canTestFirefox()) installed.push('firefox')
  else report('Firefox is not tested: Firefox or Xvfb was not found', 'firefox-esr xvfb')
  if (canTestWebKit()) installed.push('webkit')
  else
    report(
      'WebKit is not tested: WebKitWebDriver, Xvfb or xdotool was not found',
      'webkit2gtk-driver xvfb xdotool',
    )
  return installed
}

/** Workers read the configuration as well; one line is enough. */
function report(problem: string, packages: string): void {
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return
  console.log(`${problem} (Debian, Ubuntu: \`sudo apt-get install ${packages}\`).`)
}
