import { docusaurus } from './docusaurus.ts'
import { hugo } from './hugo.ts'
import type { Peer, PeerId } from './peer.ts'
import { rspress } from './rspress.ts'
import { starlight } from './starlight.ts'
import { store } from './store.ts'
import { vitepress } from './vitepress.ts'

export const peers: Readonly<Record<PeerId, Peer>> = {
  store,
  docusaurus,
  vitepress,
  starlight,
  rspress,
  hugo,
}
