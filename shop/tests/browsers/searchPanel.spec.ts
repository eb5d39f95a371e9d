import {
  expectFullPanel,
  measurePanel,
  panelWidths,
  windowHeight,
} from '../../../packages/awning/tests/browser/searchPanel.ts'
import { test } from '../../../packages/awning/tests/drivers/browserTest.ts'

/** An address with the panel open, and with more results than fit into it. */
const searchAddress = '/en/?q=event'

test('the search panel shows its results at every width', async ({ tab }) => {
  await tab.open(searchAddress)
  for (const width of panelWidths) {
    await tab.resize(width, windowHeight)
    await expectFullPanel(width, () => tab.run(measurePanel))
  }
})
