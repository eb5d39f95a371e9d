import type { Body } from '../../content/model.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { renderFragment } from './renderFragment.ts'

/** Renders a text alone to HTML, the same as on its page. */
export async function renderBody(
  { rsc, ssr }: Pick<Engine, 'rsc' | 'ssr'>,
  body: Body,
): Promise<string> {
  const { stream } = await rsc.renderBody(body)
  return renderFragment(ssr, stream, 'text')
}
