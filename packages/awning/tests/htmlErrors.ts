import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

interface CheckerOutput {
  readonly messages: readonly {
    readonly url: string
    readonly message: string
    readonly extract?: string
  }[]
}

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** The checker runs for seconds only, in which a second compiler and parallel collection cost more than they gain. */
const javaOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** The errors that the Nu HTML checker finds in the documents of a folder, each with its document and the place in it. */
export async function htmlErrors(folder: string): Promise<string[]> {
  const options = ['--errors-only', '--skip-non-html', '--exit-zero-always', '--stdout']
  const args = [...javaOptions, '-jar', jar, ...options, '--format', 'json', folder]
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: Infinity })
  const { messages } = JSON.parse(stdout) as CheckerOutput
  // Its CSS validator knows neither layers nor nesting; stylelint and the tests of emitted syntax check styles.
  return (
    messages
      .filter(({ message }) => !message.startsWith('CSS:'))
      // It does not know this type of scripts, which is in the HTML standard.
      .filter(({ message }) => !message.startsWith('Bad value “speculationrules”'))
      .map(
        ({ url, message, extract = '' }) =>
          `${relative(folder, fileURLToPath(url))}: ${message} ${extract.trim()}`,
      )
  )
}
