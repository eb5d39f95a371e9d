import {
  expectFullPanel,
  measurePanel,
  panelWidths,
  windowHeight,
} from '../../../../packages/awning/tests/browser/searchPanel.ts'
import { test } from './webkit.ts'

/** An address with the panel open, and with more results than fit into it. */
const searchAddress = '/en/?q=event'

test('the search panel shows its results at every width in WebKit', async ({ webkit, baseURL }) => {
  test.slow()
  await webkit.goto(`${baseURL}${searchAddress}`)
  for (const width of panelWidths) {
    await webkit.resize(width, windowHeight)
    await expectFullPanel(width, () => webkit.run(measurePanel))
  }
})
