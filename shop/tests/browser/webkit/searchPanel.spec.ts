import {
  expectFullPanel,
  measurePanel,
  panelWidths,
  searchAddress,
  windowHeight,
} from '../searchPanel.ts'
import { test } from './webkit.ts'

test('the search panel shows its results at every width in WebKit', async ({ webkit, baseURL }) => {
  test.slow()
  await webkit.goto(`${baseURL}${searchAddress}`)
  for (const width of panelWidths) {
    await webkit.resize(width, windowHeight)
    await expectFullPanel(width, () => webkit.run(measurePanel))
  }
})
