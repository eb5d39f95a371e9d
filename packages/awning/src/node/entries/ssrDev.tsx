import { getClientEntryUrl } from '@vitejs/plugin-rsc/ssr.node'

export { decode, renderDocument, renderStatic } from './renderHtml.tsx'

/** In dev the plugin loads client components and links their style sheets, which are not merged. */
export function clientEntry(): string {
  return getClientEntryUrl()
}
