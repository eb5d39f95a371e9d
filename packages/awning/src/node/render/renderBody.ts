import type { Body } from '../../content/model.ts'
import type { Engine } from '../bundle/buildEngine.ts'
import { renderFragment } from './renderFragment.ts'

/** A text as HTML by itself, rendered as on its page. */
export async function drawBody(
  { rsc, ssr }: Pick<Engine, 'rsc' | 'ssr'>,
  body: Body,
): Promise<string> {
  const { stream } = await rsc.renderBody(body)
  return renderFragment(ssr, stream, 'text')
}
